/** The sentences of the lessons of backgammon about counting, opening plays and texts in English; see `en.ts`. */

export const craft = {
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

export type English = typeof craft;
