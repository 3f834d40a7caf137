/** The sentences of the lessons of backgammon about bearing off and the value of a game in English; see `en.ts`. */

export const end = {
  // Bearing off
  'rules.backgammon.off.text': 'Once all your checkers are in your home board you may take them off. Each number takes one from its own point, or moves one inside.',
  'rules.backgammon.exact': 'By the number',
  'rules.backgammon.exact.text': 'The number takes a checker from its own point, even if others stand farther away.',
  'rules.backgammon.exact.board': 'The 5 takes one from 5, the 3 one from 3. You may also move inside.',
  'rules.backgammon.higher': 'With a larger number',
  'rules.backgammon.higher.text': 'A number larger than your farthest point takes a checker from there, and from nowhere else.',
  'rules.backgammon.higher.board': 'The 6 and the 5 take both checkers from 4.',
  'rules.backgammon.behind.board': 'A 4 takes none from 3 while one is on 6. Move that one first.',
  'rules.backgammon.home': 'Coming home',
  'rules.backgammon.home.text': 'It is judged at each step. The first number may bring your last checker in, and the second one bear off.',
  'rules.backgammon.home.board': 'The 5 alone may not bear off. After 7/6 it may.',
  'rules.backgammon.hit_back': 'After being hit',
  'rules.backgammon.hit_back.text': 'A checker that is hit while you bear off has to enter and come all the way round first.',
  'rules.backgammon.hit_back.board': 'The 2 would enter too, but then the 4 could not be used. So the 4 enters, and the 2 moves inside.',
  'rules.backgammon.six_three': 'A choice: 6-3',
  'rules.backgammon.six_three.text': 'The smaller number may come first, and can change what the larger one does.',
  'rules.backgammon.six_three.board': 'Two off leaves a blot that 20 throws of 36 hit. 5/2 first, then one off from 2, leaves none.',

  // End and value
  'rules.backgammon.value.text': 'Whoever first has all checkers off wins, even with numbers left. The game counts 1, 2 or 3, times the cube.',
  'rules.backgammon.value.draw': 'No game of backgammon is drawn.',
  'rules.backgammon.single': 'Single game',
  'rules.backgammon.single.text': 'The loser has borne off at least one checker: 1.',
  'rules.backgammon.single.board': 'Black has some off: a single game.',
  'rules.backgammon.saved.board': 'Black has one off. That it has another on the bar does not matter.',
  'rules.backgammon.gammon': 'Gammon',
  'rules.backgammon.gammon.text': 'The loser has none off: 2.',
  'rules.backgammon.gammon.board': 'Black has none off: a gammon.',
  'rules.backgammon.backgammon': 'Backgammon',
  'rules.backgammon.backgammon.text': 'The loser has none off, and a checker on the bar or in the winner’s home board: 3.',
  'rules.backgammon.backgammon.board': 'Black has none off, and one in White’s home board: a backgammon.',
} as const;

export type English = typeof end;
