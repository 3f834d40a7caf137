/** What stands beside a board of backgammon, in English; see `en.ts`. */

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const points = (n: number) => plural(n, 'point', 'points');

export const panel = {
  'cube.panel': 'Dice, cube and score',

  // Rolling and doubling
  'cube.do.roll': 'Roll',
  'cube.do.double': (to: number) => `Double to ${to}`,
  'cube.do.nomove': 'No play: hand over',
  'cube.never_double': 'Do not ask me to double in this game',
  'cube.double.ask': (to: number) => `Double to ${to}?`,
  'cube.double.take': (other: string, to: number) =>
    `If ${other} takes, the game is for ${to} and the cube is ${other}’s.`,
  'cube.double.drop': (other: string, n: number) => `If ${other} drops, you win ${points(n)}.`,
  'cube.double.drop_match': (other: string) => `If ${other} drops, you win the match.`,
  'cube.double.dead':
    'The cube is dead: the points that it shows already win you the match. A double gains you nothing and gives your opponent a higher cube.',
  'cube.double.no': 'Do not double',

  // Answering a double
  'cube.doubled': (who: string, to: number) => `${who} doubles to ${to}.`,
  'cube.redoubled': (who: string, to: number) => `${who} redoubles at once, to ${to}.`,
  'cube.do.take': 'Take',
  'cube.do.drop': 'Drop',
  'cube.do.beaver': 'Beaver',
  'cube.do.raccoon': 'Raccoon',
  'cube.take.ask': (to: number) => `Take at ${to}?`,
  'cube.take.what': (to: number) => `The game goes on for ${to}, and the cube is yours.`,
  'cube.take.theirs': (to: number, other: string) =>
    `The game goes on for ${to}, and the cube is ${other}’s.`,
  'cube.take.match': (other: string) => `If ${other} wins the game, ${other} wins the match.`,
  'cube.drop.ask': 'Drop this game?',
  'cube.drop.what': (other: string, n: number) => `The game ends, and ${other} wins ${points(n)}.`,
  'cube.drop.match': (other: string) => `The game ends, and ${other} wins the match.`,
  'cube.redouble.ask': (to: number) => `Redouble to ${to} at once?`,
  'cube.redouble.what': (to: number, n: number) =>
    `If it is taken, the game is for ${to}. If it is dropped, ${points(n)} are won by it.`,
  'cube.answer.back': 'Think again',

  // Resigning a game
  'cube.resign': 'Resign this game …',
  'cube.resign.title': 'What do you offer to resign?',
  'cube.resign.single': 'Single game',
  'cube.resign.gammon': 'Gammon',
  'cube.resign.backgammon': 'Backgammon',
  'cube.resign.ask.single': 'Resign a single game?',
  'cube.resign.ask.gammon': 'Resign a gammon?',
  'cube.resign.ask.backgammon': 'Resign a backgammon?',
  'cube.resign.cost': (other: string, n: number) => `If ${other} accepts, ${other} wins ${points(n)}.`,
  'cube.resign.match': (other: string, n: number) =>
    `If ${other} accepts, ${other} wins ${points(n)}, and the match.`,
  'cube.resign.no': 'Play on',
  'cube.resigning.single': (who: string) => `${who} offers to resign a single game.`,
  'cube.resigning.gammon': (who: string) => `${who} offers to resign a gammon.`,
  'cube.resigning.backgammon': (who: string) => `${who} offers to resign a backgammon.`,
  'cube.accept.what': (n: number) => `Accepting ends the game: you win ${points(n)}.`,
  'cube.accept.match': 'Accepting ends the game, and you win the match.',
  'cube.reject.what': 'Rejecting costs nothing: the game goes on as it stands.',
  'cube.do.accept': (n: number) => `Accept ${points(n)}`,
  'cube.do.reject': 'Reject, play on',

  // The match
  'cube.game': (n: number) => `Game ${n}`,
  'cube.length': (n: number) => `to ${points(n)}`,
  'cube.crawford': 'Crawford game: no doubles',
  'cube.post_crawford': 'After the Crawford game',
  'cube.gammons_off': 'Gammons do not count yet',
  'cube.ties': (n: number) => `${plural(n, 'tie', 'ties')} of the opening throw`,
  'cube.at.middle': (value: number) => `Cube ${value}, in the middle`,
  'cube.at.of': (value: number, side: string) => `Cube ${value}, ${side}’s`,
  'cube.at.offered': (side: string, to: number) => `${side} offers the cube at ${to}`,
  'cube.pips': (white: number, black: number) => `Pips: White ${white}, Black ${black}`,
  'cube.pips.ahead': (side: string, n: number) => `${side} leads by ${n}`,
  'cube.pips.even': 'level',
  'cube.game.won': (side: string, n: number, ending: string) => `${side} won ${points(n)}: ${ending}.`,
  'cube.ended.single': 'single game',
  'cube.ended.gammon': 'gammon',
  'cube.ended.backgammon': 'backgammon',
  'cube.ended.drop': 'double dropped',
  'cube.ended.resign_single': 'single game resigned',
  'cube.ended.resign_gammon': 'gammon resigned',
  'cube.ended.resign_backgammon': 'backgammon resigned',
  'cube.last_game': (n: number) => `Game ${n}`,

  // What was done unasked
  'cube.auto.roll': 'Rolled for you.',
  'cube.auto.nomove': 'No number can be used: handed over for you.',
  'cube.auto.off': 'Borne off for you.',
  'cube.auto.accept': 'Accepted for you: no more can be won.',

  // The whole match
  'backgammon.do.resign': 'Resign the match',
  'backgammon.do.resign.ask': 'Resign the whole match?',
  'backgammon.do.resign.what': 'Your opponent wins the match, whatever the score.',
  'cube.hand': 'Plays of the other side',
  'cube.hand.at_once': 'At once',
  'cube.hand.calm': 'Calmly',
  'cube.hand.slow': 'Slowly',
  'cube.hand.what':
    'The throw first, then one checker after the other. Any press shows the rest at once, and nothing that you do waits for it; what is done for you does.',
  'cube.hand.still': 'Your system asks for no motion: every play is there at once.',
  'cube.auto': 'Done for you, unasked',
  'cube.auto_roll': 'Roll where no double is possible',
  'cube.auto_roll.what':
    'A chance to double is never skipped: where you may double, the dice wait for you, also against a closed board. A double is never answered for you.',
  'cube.auto_pass': 'Hand over where no number can be used',
  'cube.auto_bear_off': 'Bear off where nothing can be hit and there is nothing to choose',
  'cube.settings.pips': 'Show the pip counts',
} as const;

export type English = typeof panel;
