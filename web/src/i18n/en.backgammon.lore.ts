/** The sentences of the lessons of backgammon about dice and variants in English; see `en.ts`. */

export const lore = {
  // Real dice
  'rules.backgammon.real.text': 'In a room for real dice you throw on your own table and enter what lies there. The other side confirms it.',
  'rules.backgammon.real.cocked': 'A die is cocked when it does not lie flat in the right half of the board: on a checker, on the bar, outside. Then the whole throw is void, both dice, also at the start. The record keeps it.',
  'rules.backgammon.real.board': 'After a cocked throw both dice are thrown again.',

  // Fair dice
  'rules.backgammon.fair.text': 'Nobody knows the dice in advance, and afterwards everybody can check that nobody chose them.',
  'rules.backgammon.fair.how': 'How it goes',
  'rules.backgammon.fair.step.lock': 'Before the first throw the house picks a secret number and shows its fingerprint. From then on it cannot change the number.',
  'rules.backgammon.fair.step.yours': 'The browsers of both players pick numbers too, show the fingerprints, and only then the numbers. So nobody can choose after seeing the others.',
  'rules.backgammon.fair.step.throw': 'Every throw is computed from these three numbers.',
  'rules.backgammon.fair.step.open': 'At the end the house shows its secret. Whoever likes computes the fingerprint and each throw again. One changed die does not pass.',
  'rules.backgammon.fair.luck': 'Chance has streaks, and people remember the bad ones. The statistics count all throws of the house, so that you can compare.',

  // Variants
  'rules.backgammon.variants.text': 'Another start, the same rules. A gammon is to have none off of the checkers that the variant has.',
  'rules.backgammon.nackgammon': 'Nackgammon',
  'rules.backgammon.nackgammon.text': 'Two checkers on 23 in place of one each on 13 and 6. Games are longer, with more of them behind.',
  'rules.backgammon.nackgammon.board': 'Four checkers behind: 194 pips.',
  'rules.backgammon.hypergammon': 'Hypergammon',
  'rules.backgammon.hypergammon.text': 'Three checkers a side, on 24, 23 and 22. It is over quickly.',
  'rules.backgammon.hypergammon.board': 'Every checker is a blot.',
  'rules.backgammon.longgammon': 'Longgammon',
  'rules.backgammon.longgammon.text': 'All fifteen checkers start on 24.',
  'rules.backgammon.longgammon.board': 'The whole way for all of them: 360 pips.',
} as const;

export type English = typeof lore;
