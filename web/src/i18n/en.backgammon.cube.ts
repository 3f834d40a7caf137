/** The sentences of the lessons of backgammon about the cube and matches in English; see `en.ts`. */

export const cube = {
  // The cube
  'rules.backgammon.cube.text': 'The cube begins in the middle and counts 1. Before your throw you may double. The other side takes, and the game counts twice as much, or drops, and loses what the cube showed before.',
  'rules.backgammon.cube.when': 'Who takes owns the cube: only that side may double next. Nobody doubles before the first play of a game.',
  'rules.backgammon.cube.quarter': 'Without gammons and without the cube it pays to take with a chance of one in four: lose 2 three times, win 2 once, and you are where four drops leave you. As you own the cube, a little less is enough.',
  'rules.backgammon.cube.board': 'White doubles. Answer for Black: take or drop.',
  'rules.backgammon.owner': 'Whose the cube is',
  'rules.backgammon.owner.text': 'The owner may redouble before any of its throws. Whoever gave the cube away has to wait for it to come back.',
  'rules.backgammon.owner.board': 'Black owns the cube at 2. Taken, it goes to 4 and to White.',
  'rules.backgammon.shut': 'Shut out',
  'rules.backgammon.shut.text': 'Who cannot enter still has a turn, and may double before each throw. No button here skips that.',
  'rules.backgammon.shut.board': 'White cannot get in, whatever the dice show. It may double all the same.',
  'rules.backgammon.dead': 'A dead cube',
  'rules.backgammon.dead.text': 'In a match a cube can be worth so much already that winning the game wins the match. To turn it then gains nothing and puts more at stake. It is allowed; the page says what it means.',
  'rules.backgammon.dead.board': 'White needs 2 points and the cube shows 2. A double would only help Black.',

  // Beavers
  'rules.backgammon.beaver.text': 'Where a room allows it, whoever is doubled may redouble at once and keep the cube: a beaver. It says that the double was a mistake.',
  'rules.backgammon.beaver.raccoon': 'The doubler may take, drop, or redouble once more: a raccoon. The cube stays with whoever was doubled first. Matches have neither.',
  'rules.backgammon.beaver.board': 'Double and beaver: 4. Raccoon: 8. Each drop loses half of what would be played for.',
  'rules.backgammon.beaver.none': 'In a room without beavers you can only take or drop.',

  // Jacoby
  'rules.backgammon.jacoby.text': 'In games for points, gammon and backgammon count single until a double has been taken. So nobody plays on for a gammon with the cube in the middle.',
  'rules.backgammon.jacoby.ties': 'A cube that ties have turned is still in the middle and does not count as taken. Matches do not have this rule.',
  'rules.backgammon.jacoby.board': 'A gammon, but nobody has doubled: 1 point.',
  'rules.backgammon.jacoby.taken': 'The cube was taken at 2: the gammon counts 4.',

  // Matches
  'rules.backgammon.match.text': 'A match goes to a number of points. Games follow one another, each with a new opening throw and the cube in the middle, until a side has enough.',
  'rules.backgammon.match.board': 'White has 2 points of 7. A gammon with the cube on 2 makes 6.',
  'rules.backgammon.crawford.title': 'The Crawford game',
  'rules.backgammon.crawford.text': 'The first game in which a side needs just one more point has no cube. It happens once in a match.',
  'rules.backgammon.crawford.board': 'White needs one point. Black would like to double, and may not.',
  'rules.backgammon.post': 'After Crawford',
  'rules.backgammon.post.text': 'Then the cube is back. Who is behind has nothing to lose and doubles at once.',
  'rules.backgammon.free_drop': 'When the side behind needs an even number of points, the leader can drop one such double almost for free: as many games are still to be won. That is the free drop.',
  'rules.backgammon.free_drop.board': 'Black needs 4. After a drop it needs 3: two doubled games, as before.',
  'rules.backgammon.one_point': 'One point',
  'rules.backgammon.one_point.text': 'A match to one point is a single game, and has no cube.',
  'rules.backgammon.one_point.board': 'There is nothing to double.',

  // Resigning
  'rules.backgammon.resign.text': 'On your turn you may offer to resign a single game, a gammon or a backgammon, times the cube. The other side accepts, or rejects and plays on.',
  'rules.backgammon.resign.most': 'You cannot offer more than you can still lose. The most that you can lose cannot be rejected, nor can an offer that ends the match.',
  'rules.backgammon.resign.double': 'A double is answered first: to give up then is to drop.',
  'rules.backgammon.resign.board': 'Black offers a single game. White may hope for a gammon, and reject.',
  'rules.backgammon.resign.less': 'Black has one checker off and can only lose a single game. White cannot reject that.',
} as const;

export type English = typeof cube;
