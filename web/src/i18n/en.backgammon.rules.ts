/** The sentences of the rules pages of backgammon in English; see `en.ts`. */

export const rules = {
  // The overview
  'rules.backgammon.title': 'The rules of backgammon',
  'rules.backgammon.intro': 'Two players race fifteen checkers each round the board and off it, by the numbers of two dice. Whoever is off first wins. The cube raises what the game is worth.',
  'rules.backgammon.live': 'The boards on these pages are live. Throw the dice and move the checkers of both sides: the referee allows it, or says why not.',
  'rules.backgammon.fair.link': 'The dice of this house: statistics and proof',
  'rules.backgammon.first': 'Try it',
  'rules.backgammon.first.board': 'Throw for the start. The higher die begins and plays both numbers.',

  // The lessons
  'rules.backgammon.board': 'Board and direction',
  'rules.backgammon.moves': 'Moving and hitting',
  'rules.backgammon.opening': 'The opening throw',
  'rules.backgammon.compulsory': 'What has to be played',
  'rules.backgammon.off': 'Bearing off',
  'rules.backgammon.value': 'End and value',
  'rules.backgammon.cube': 'The doubling cube',
  'rules.backgammon.beaver': 'Beavers and raccoons',
  'rules.backgammon.jacoby': 'The Jacoby rule',
  'rules.backgammon.match': 'Matches and Crawford',
  'rules.backgammon.resign': 'Resigning',
  'rules.backgammon.real': 'Real dice',
  'rules.backgammon.fair': 'Fair dice',
  'rules.backgammon.variants': 'Variants',
  'rules.backgammon.race': 'Counting a race',
  'rules.backgammon.openings': 'Opening plays',
  'rules.backgammon.notation': 'Notation and IDs',

  // Rooms
  'rules.backgammon.play': 'Try these rules',
  'rules.backgammon.play.board': 'Play both sides.',
  'rules.backgammon.about.one': 'One game decides, without a cube.',
  'rules.backgammon.about.tournament': 'As at a tournament: the cube, the Crawford rule, no automatic doubles.',
  'rules.backgammon.about.match': 'A match as you like it: its length, the start, with or without cube and Crawford.',
  'rules.backgammon.about.money': 'One game for points, with the cube. Gammons count double, backgammons triple.',
  'rules.backgammon.about.auto': 'One game for points. Every tie of the opening throw turns the cube.',
  'rules.backgammon.about.auto_once': 'One game for points. The first tie of the opening throw turns the cube.',
  'rules.backgammon.about.real': 'You throw real dice on your own table and tell what they show.',
  'rules.backgammon.short.board': '24 points, 15 checkers each.',
  'rules.backgammon.short.wins.match': (n: number) => (n === 1 ? 'One game, without a cube.' : `The first to ${n} points.`),
  'rules.backgammon.short.wins.points': 'One game: 1, 2 or 3 points, times the cube.',
  'rules.backgammon.short.cube': 'Cube',
  'rules.backgammon.short.cube.plain': 'Yes.',
  'rules.backgammon.short.cube.none': 'None.',
  'rules.backgammon.short.cube.crawford': 'Yes, but for the Crawford game.',
  'rules.backgammon.short.ties': 'Ties at the start',
  'rules.backgammon.short.ties.none': 'Are thrown again.',
  'rules.backgammon.short.ties.once': 'The first one turns the cube.',
  'rules.backgammon.short.ties.unlimited': 'Each one turns the cube.',
  'rules.backgammon.short.chosen': 'Only if you choose so.',
  'rules.backgammon.short.dice': 'Dice',
  'rules.backgammon.short.dice.server': 'Thrown by the house, open to proof.',
  'rules.backgammon.short.dice.manual': 'Thrown by you, and told.',

  // A live board
  'rules.backgammon.throw': 'Throw the dice',
  'rules.backgammon.cocked': 'A die is cocked',
  'rules.backgammon.score': (white: number, black: number, length: number) => `White ${white}, Black ${black}, to ${length} points.`,
  'rules.backgammon.crawford': 'The Crawford game.',
  'rules.backgammon.won.white': (points: number) => `White has won a game: ${points} ${points === 1 ? 'point' : 'points'}.`,
  'rules.backgammon.won.black': (points: number) => `Black has won a game: ${points} ${points === 1 ? 'point' : 'points'}.`,

  // Where it comes from
  'rules.backgammon.source.usbgf': 'US Backgammon Federation: rules of tournament play',
  'rules.backgammon.source.dbgf': 'Danish Backgammon Federation: tournament rules',
  'rules.backgammon.source.bkgm': 'Backgammon Galore: rules and glossary',
  'rules.backgammon.source.gnu': 'GNU Backgammon: manual, on Position ID and Match ID',
  'rules.backgammon.source.ours': 'Where these are silent this house has chosen: a dead cube may be turned, an offer to resign the most cannot be rejected, a cube turned by ties does not lift the Jacoby rule, and points beyond a match’s length are kept.',
} as const;

export type English = typeof rules;
