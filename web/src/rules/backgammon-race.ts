/**
 * Counting a race by hand, as it is taught. Sources: Tom Keith on his count (bkgm.com); Walter Trice on
 * the rule of 62.
 */

/** A side's checkers, such as `6:3 5:3`, as how many stand on each point. */
function read(checkers: string): (point: number) => number {
  const on = new Map(checkers.split(' ').map((one) => one.split(':').map(Number) as [number, number]));
  return (point) => on.get(point) ?? 0;
}

/** The sum of the points' numbers. */
export function pips(checkers: string): number {
  const on = read(checkers);
  return Array.from({ length: 24 }, (_, index) => (index + 1) * on(index + 1)).reduce((x, y) => x + y, 0);
}

/** What Keith's count adds for stacks and gaps. */
export function added(checkers: string): number {
  const on = read(checkers);
  const beyond = (point: number, free: number) => Math.max(0, on(point) - free);
  const gaps = [4, 5, 6].filter((point) => on(point) === 0).length;
  return 2 * beyond(1, 1) + beyond(2, 1) + beyond(3, 3) + gaps;
}

/** Keith's count of a side; a seventh more, without the fraction, for the side on roll. */
export function keith(checkers: string, onRoll: boolean): number {
  const count = pips(checkers) + added(checkers);
  return onRoll ? count + Math.floor(count / 7) : count;
}

/** How far behind the leader's opponent may be and still take, by Trice. */
export function lastTake(leader: number): number {
  return Math.floor(leader >= 62 ? leader / 10 + 2 : (leader - 5) / 7);
}
