/** The sentences of the lessons of backgammon about dice, variants, counting and texts in English; see `en.ts`. */

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
  'rules.backgammon.fair.link': 'The dice of this house: statistics and proof',

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

  // Counting a race
  'rules.backgammon.race.text': 'Once the sides have passed each other it is a race, and the pip counts decide. Stacks and gaps waste pips, so players correct them.',
  'rules.backgammon.keith': 'Keith count',
  'rules.backgammon.keith.text': 'Add to the pips of each side:',
  'rules.backgammon.keith.one': '2 for each checker beyond the first on point 1',
  'rules.backgammon.keith.two': '1 for each checker beyond the first on point 2',
  'rules.backgammon.keith.three': '1 for each checker beyond the third on point 3',
  'rules.backgammon.keith.gaps': '1 for each empty point of 4, 5 and 6',
  'rules.backgammon.keith.seventh': 'Then raise the count of the side on roll by a seventh, without the fraction.',
  'rules.backgammon.keith.double': 'Double if that is at most 4 more than the other count, redouble if at most 3. Take if it is at least 2 more.',
  'rules.backgammon.race.board': 'White is on roll. Count before you double.',
  'rules.backgammon.race.example': 'The race above',
  'rules.backgammon.race.side': 'Side',
  'rules.backgammon.race.pips': 'Pips',
  'rules.backgammon.race.added': 'Added',
  'rules.backgammon.race.raised': 'With the seventh',
  'rules.backgammon.race.verdict': (white: number, black: number) => `${white} against ${black}: ${white - black} more. Double, redouble, and take.`,
  'rules.backgammon.trice': 'Trice’s rule of 62',
  'rules.backgammon.trice.text': 'It tells from the leader’s pips, with the leader on roll, how far behind the other side may be and still take. From 62 pips on: a tenth of them and 2. Below: take 5 off and divide by 7.',
  'rules.backgammon.trice.double': 'Double from 3 pips before that point on, redouble from 2.',
  'rules.backgammon.trice.leader': 'Leader',
  'rules.backgammon.trice.first': 'Double from',
  'rules.backgammon.trice.again': 'Redouble from',
  'rules.backgammon.trice.last': 'Take up to',

  // Opening plays
  'rules.backgammon.openings.text': 'There are fifteen opening throws. For each there is a play that strong programs like best, or a few that are as good.',
  'rules.backgammon.openings.board': 'Six and one: 13/7 8/7 makes the bar point, and three points in a row block Black.',
  'rules.backgammon.openings.all': 'All fifteen',
  'rules.backgammon.openings.throw': 'Throw',
  'rules.backgammon.openings.play': 'Play',
  'rules.backgammon.openings.idea': 'Idea',
  'rules.backgammon.openings.idea.point': 'Makes a point.',
  'rules.backgammon.openings.idea.run': 'Runs.',
  'rules.backgammon.openings.idea.split': 'Splits behind and brings a builder.',
  'rules.backgammon.openings.idea.choice': 'Several are as good.',
  'rules.backgammon.openings.source': 'As two programs judge them for money, looking three plies ahead.',

  // Notation
  'rules.backgammon.notation.text': 'A play is written from point to point, by the mover’s own numbers: 8/5 6/5. A star marks a hit, “bar” and “off” stand for themselves.',
  'rules.backgammon.notation.board': 'Play 24/20*/18, and see it written.',
  'rules.backgammon.notation.plays': 'Plays',
  'rules.backgammon.notation.action': 'Step by step',
  'rules.backgammon.notation.written': 'As people write',
  'rules.backgammon.notation.typing': 'You may type either. The steps go by falling numbers in what the house keeps.',
  'rules.backgammon.notation.ids': 'IDs',
  'rules.backgammon.notation.ids.text': 'A position fits into a line of text that other programs read. The start of a game:',
  'rules.backgammon.notation.position': 'Position ID: the checkers, seen by whoever is on roll.',
  'rules.backgammon.notation.match': 'Match ID: cube, dice, score, and whose turn it is.',
  'rules.backgammon.notation.xgid': 'XGID: all of that in one, with White as X.',
  'rules.backgammon.notation.files': 'Games are saved as .mat, which most programs read, or as SGF.',
} as const;

export type English = typeof lore;
