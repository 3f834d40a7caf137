/** The sentences of the lessons of backgammon about checkers and dice in English; see `en.ts`. */

export const course = {
  // The board
  'rules.backgammon.board.text': 'Twenty-four points in four quarters, and a bar between them. Each side has fifteen checkers.',
  'rules.backgammon.board.way': 'The sides move in opposite directions: each from its far side round to its home board, points 6 to 1, and then off.',
  'rules.backgammon.board.numbers': 'Each side counts the points from its own end: 24 is the farthest, 1 the nearest. Your 24 is the other side’s 1. A checker on the bar counts as on 25.',
  'rules.backgammon.board.pips': 'The pip count is the sum of these numbers: 167 each at the start. Whoever has less is ahead in the race.',
  'rules.backgammon.board.white': 'White has thrown 3 and 1. Move one checker from 8 to 5 and one from 6 to 5.',
  'rules.backgammon.board.black': 'Black has thrown the same. By Black’s own numbers the play is the same too: 8/5 6/5.',

  // Moving and hitting
  'rules.backgammon.moves.text': 'Each die moves one checker by its number. One checker may take both, one after the other.',
  'rules.backgammon.moves.open': 'A checker may land on any point but one that two or more enemy checkers hold, also in between. Your own checkers never block you.',
  'rules.backgammon.moves.board': 'Six and five. One checker can run from 24 by 18 to 13. By 19 it cannot: Black holds that point.',
  'rules.backgammon.doublet': 'Doublets',
  'rules.backgammon.doublet.text': 'Two equal dice are played four times.',
  'rules.backgammon.doublet.board': 'Four threes, with as many checkers as you like.',
  'rules.backgammon.hit': 'Hitting',
  'rules.backgammon.hit.text': 'A single checker is a blot. An enemy that lands on it, also in passing, sends it to the bar: it starts again.',
  'rules.backgammon.hit.board': 'Black’s checker on 20 is alone. The 4 hits it, and the checker may go on with the 2. By way of 22 nothing is hit.',
  'rules.backgammon.enter': 'Entering',
  'rules.backgammon.enter.text': 'Whoever has a checker on the bar has to enter it first, in the enemy’s home board: a 1 enters on 24, a 6 on 19.',
  'rules.backgammon.enter.board': 'The 6 does not enter: Black holds 19. Enter with the 2, on 23, then play the 6.',
  'rules.backgammon.enter.two': 'Two on the bar, and only the 3 enters. The 6 is lost.',
  'rules.backgammon.dance': 'Dancing',
  'rules.backgammon.dance.text': 'Where no number can be used the turn passes. Not to get in from the bar is called dancing.',
  'rules.backgammon.dance.board': 'Black has closed its board. White’s one play is none at all.',

  // The opening throw
  'rules.backgammon.opening.text': 'Each side throws one die. The higher number begins, and plays both numbers: so the first play is never a doublet.',
  'rules.backgammon.opening.tie': 'A tie is thrown again. Nobody doubles before the first play. Every game of a match begins like this.',
  'rules.backgammon.opening.board': 'First a tie, then 3 and 1: White begins with both. The next throws are one player’s own, after asking for them.',
  'rules.backgammon.auto': 'Automatic doubles',
  'rules.backgammon.auto.text': 'Some players let each tie turn the cube by itself, or only the first one. The cube stays in the middle, and both may still double. Tournaments do not do this.',
  'rules.backgammon.auto.board': 'Without limit: two ties, and the cube is on 4.',
  'rules.backgammon.auto.once': 'At most once: the second tie does not count, and the cube is on 2.',

  // What has to be played
  'rules.backgammon.compulsory.text': 'You have to use as many numbers as you can. Nothing else is forced: nobody has to hit, or to bear off, if the numbers can be used in another way.',
  'rules.backgammon.both': 'Both numbers',
  'rules.backgammon.both.text': 'If both numbers can be used, in either order, both have to be.',
  'rules.backgammon.both.board': 'After 20/15 there would be no 1. From 10 both can be played, so that is the only play.',
  'rules.backgammon.larger': 'Only one',
  'rules.backgammon.larger.text': 'If either number can be used but not both, it has to be the larger one. If only the smaller one can, it is that.',
  'rules.backgammon.larger.board': 'After the 6 there is no 5, and after the 5 no 6. So it has to be the 6.',
  'rules.backgammon.smaller.board': 'Here the 6 is blocked. The 5 it is.',
  'rules.backgammon.three': 'Part of a doublet',
  'rules.backgammon.three.text': 'Of four equal numbers too as many as possible are played.',
  'rules.backgammon.three.board': 'Three of the four threes can be used.',
  'rules.backgammon.last': 'The last checker',
  'rules.backgammon.last.text': 'There is no exception at the end: where both numbers can be used they are, even if one would take the last checker off.',
  'rules.backgammon.last.board': 'The 6 alone would bear off. But 1 and 6 can both be used: the 1 first, and it hits.',
} as const;

export type English = typeof course;
