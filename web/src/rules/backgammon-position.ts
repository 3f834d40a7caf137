/**
 * Positions of backgammon as the referee reads them: a Position ID and a Match ID, from checkers told
 * in words. Source: GNU Backgammon's manual on both IDs; `docs/rules/backgammon.md`.
 */

/** A position, with what is played for. */
export interface Place {
  /** The checkers of White (seat A) by its own numbering, such as `24:2 13:5 bar:1`. */
  white: string;
  /** Those of Black, by its own numbering. */
  black: string;
  /** Who is on roll. */
  on?: 'white' | 'black';
  /** The throw that is to be played, such as `6-3`; none while it is still to be asked for. */
  dice?: string;
  /** What the cube shows. */
  cube?: number;
  /** Whose it is; nobody's yet where this is absent. */
  owner?: 'white' | 'black';
  /** The length of the match, and the points of White and of Black. */
  match?: readonly [length: number, white: number, black: number];
  /** Whether this is the Crawford game. */
  crawford?: boolean;
  /** Whether Jacoby's rule is on. */
  jacoby?: boolean;
}

/** The checkers at the start of a game, for either side. */
export const START = '24:2 13:5 8:3 6:5';

/** Bits from the least significant one, as so many characters. */
function number(value: number, width: number): string {
  return [...value.toString(2).padStart(width, '0')].reverse().join('');
}

/** Bits as base64 without padding, the first bit the least significant of the first byte. */
function base64(bits: string): string {
  const bytes = bits.match(/.{8}/g) ?? [];
  const text = bytes.map((byte) => String.fromCharCode(parseInt([...byte].reverse().join(''), 2)));
  return btoa(text.join('')).replace(/=+$/, '');
}

/** One side: for its points 1 to 24 and then its bar as many ones as checkers, and a zero after each. */
function side(checkers: string): string {
  const on = new Map(checkers.split(' ').map((one) => one.split(':') as [string, string]));
  const places = [...Array.from({ length: 24 }, (_, index) => String(index + 1)), 'bar'];
  return places.map((place) => '1'.repeat(Number(on.get(place) ?? 0)) + '0').join('');
}

/** The position text of a place. */
export function positionText(place: Place): string {
  const { white, black, on = 'white', dice, cube = 1, owner, match = [0, 0, 0] } = place;
  // The Position ID tells of the opponent first, then of whoever is on roll.
  const sides = on === 'white' ? side(black) + side(white) : side(white) + side(black);
  // In a Match ID White is player 1.
  const player = (who: 'white' | 'black') => (who === 'white' ? '1' : '0');
  const [first = 0, second = 0] = (dice ?? '').split('-').map(Number);
  const bits =
    number(Math.log2(cube), 4) +
    (owner === undefined ? '11' : `${player(owner)}0`) +
    player(on) +
    (place.crawford === true ? '1' : '0') +
    // A game is being played, and whoever is on roll decides; nothing is offered.
    `100${player(on)}000` +
    number(Math.max(first, second), 3) +
    number(Math.min(first, second), 3) +
    number(match[0], 15) +
    number(match[2], 15) +
    number(match[1], 15) +
    (place.jacoby === true ? '0' : '1');
  return `${base64(sides.padEnd(80, '0'))}:${base64(bits.padEnd(72, '0'))}`;
}
