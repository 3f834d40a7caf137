/** The marks of a settlement: whole chains, put together to one action before it is sent. */

import type { GoChain, GoScore, GoSettlement } from '../protocol';
import { sorted } from './go-points';

/** The chain on a point. */
export function chainAt(settlement: GoSettlement, point: string): GoChain | null {
  return settlement.chains.find((chain) => chain.stones.includes(point)) ?? null;
}

/** The stones that an action calls dead: the whole chain of each point that it names. */
export function deadBy(settlement: GoSettlement, action: string): Set<string> {
  const named = action.split(' ').slice(1);
  return new Set(named.flatMap((point) => chainAt(settlement, point)?.stones ?? []));
}

/** The action that calls some stones dead: one point of each chain, as they are told. */
export function deadAction(settlement: GoSettlement, dead: ReadonlySet<string>): string {
  const points = settlement.chains.flatMap((chain) => {
    const [first] = sorted(chain.stones);
    return first !== undefined && dead.has(first) ? [first] : [];
  });
  return ['dead', ...sorted(points)].join(' ');
}

/** The action with the chain on a point the other way round; the same one where no stone stands. */
export function toggled(settlement: GoSettlement, action: string, point: string): string {
  const chain = chainAt(settlement, point);
  if (chain === null) return action;
  const dead = deadBy(settlement, action);
  for (const stone of chain.stones) {
    if (dead.has(stone)) dead.delete(stone);
    else dead.add(stone);
  }
  return deadAction(settlement, dead);
}

/** The standing proposal as an action; null while there is none. */
export function proposed(settlement: GoSettlement): string | null {
  return settlement.by === null ? null : deadAction(settlement, new Set(settlement.dead));
}

/** What the marks begin with: what stands, else what the house suggests, else nothing. */
export function begun(settlement: GoSettlement): string {
  const { suggested } = settlement;
  return proposed(settlement) ?? deadAction(settlement, new Set(suggested ?? []));
}

/** One point of each chain that one of two actions calls dead and the other does not. */
export function differing(settlement: GoSettlement, one: string, other: string): string[] {
  const [x, y] = [deadBy(settlement, one), deadBy(settlement, other)];
  const points = settlement.chains.flatMap((chain) => {
    const [first] = sorted(chain.stones);
    return first !== undefined && x.has(first) !== y.has(first) ? [first] : [];
  });
  return sorted(points);
}

/**
 * The count that belongs to an action: the one in the view where the action is what it was made
 * for, else the one that was asked for; null while that is on its way.
 */
export function scoreOf(
  settlement: GoSettlement,
  action: string | null,
  asked: GoScore | null,
): GoScore | null {
  if (action === null || action === (proposed(settlement) ?? 'dead')) return settlement.score;
  return asked;
}
