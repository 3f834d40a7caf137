/** What the rooms of backgammon are like in English; see `en.ts`. */

export const rooms = {
  'family.backgammon.what': 'Bring your checkers home and off first. A match is played until a side has enough points.',
  'family.backgammon-money.what': 'A single game for points: the cube doubles them, a gammon counts twice, a backgammon three times.',

  // What all rooms of a family have in common
  'backgammon.tag.backgammon.what': 'The dice of the house can be checked by anybody afterwards.',
  'backgammon.tag.backgammon-money.what': 'Single games with the doubling cube.',

  // Rooms: one line, then how it goes
  'preset.bg-match-1.what': 'A single game to one point, without a cube.',
  'preset.bg-match-1.opening': 'Every win counts one point, so nobody doubles.',
  'preset.bg-match-3.what': 'A match to 3 points, with the doubling cube.',
  'preset.bg-match-3.opening': 'The Crawford rule holds: the first game in which a side needs one point has no doubles.',
  'preset.bg-match-5.what': 'A match to 5 points, with the doubling cube.',
  'preset.bg-match-5.opening': 'The Crawford rule holds: the first game in which a side needs one point has no doubles.',
  'preset.bg-match-7.what': 'A match to 7 points, with the doubling cube.',
  'preset.bg-match-7.opening': 'The Crawford rule holds: the first game in which a side needs one point has no doubles.',
  'preset.bg-match-9.what': 'A match to 9 points, with the doubling cube.',
  'preset.bg-match-9.opening': 'The Crawford rule holds: the first game in which a side needs one point has no doubles.',
  'preset.bg-match-11.what': 'A match to 11 points, with the doubling cube.',
  'preset.bg-match-11.opening': 'The Crawford rule holds: the first game in which a side needs one point has no doubles.',
  'preset.bg-match.what': 'A match whose length and rules you choose.',
  'preset.bg-match.opening': 'The Crawford rule holds: the first game in which a side needs one point has no doubles.',
  'preset.bg-money.what': 'A game for points, with the cube; gammons count as they come.',
  'preset.bg-money.opening': 'No Jacoby rule: a gammon counts even if nobody has doubled.',
  'preset.bg-money-auto.what': 'Every tie of the opening throw doubles the cube.',
  'preset.bg-money-auto.opening': 'The cube stays in the middle, and both may still double.',
  'preset.bg-money-auto-once.what': 'The first tie of the opening throw doubles the cube.',
  'preset.bg-money-auto-once.opening': 'The cube stays in the middle, and both may still double.',
  'preset.bg-real-dice.what': 'You throw real dice and tell what they show; the other side confirms.',
  'preset.bg-real-dice.opening': 'A throw that is cocked is told as cocked and made again; all of it is in the record.',

  // What may be chosen of the rules
  'backgammon.choice.length': 'Points',
  'backgammon.choice.length.n': (n: string) => `${n}`,
  'backgammon.choice.crawford': 'Crawford rule',
  'backgammon.choice.crawford.': 'Yes',
  'backgammon.choice.crawford.no': 'No',
  'backgammon.choice.cube': 'Doubling cube',
  'backgammon.choice.cube.': 'Yes',
  'backgammon.choice.cube.no': 'No',
  'backgammon.choice.autodoubles': 'Automatic doubles',
  'backgammon.choice.autodoubles.': 'None',
  'backgammon.choice.autodoubles.unlimited': 'Any number',
  'backgammon.choice.autodoubles.n': (n: string) => `At most ${n}`,
  'backgammon.choice.beavers': 'Redoubles at once (beavers)',
  'backgammon.choice.beavers.': 'None',
  'backgammon.choice.beavers.n': (n: string) => `At most ${n}`,
  'backgammon.choice.jacoby': 'Jacoby rule',
  'backgammon.choice.jacoby.no': 'No',
  'backgammon.choice.jacoby.yes': 'Yes: gammons count only once the cube was turned',
  'backgammon.choice.variant': 'Start',
  'backgammon.choice.variant.': 'Standard',
  'backgammon.choice.variant.nackgammon': 'Nackgammon',
  'backgammon.choice.variant.hypergammon': 'Hypergammon: three checkers',
  'backgammon.choice.variant.longgammon': 'Longgammon: all fifteen at the back',

  // Rules that no room is named after, of a game that was brought.
  'choice.preset.match': 'Match',
  'choice.preset.tournament': 'Tournament match',
  'choice.preset.money': 'Games for points',
  'choice.preset.casual': 'Casual game',
} as const;

export type English = typeof rooms;
