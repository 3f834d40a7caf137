/** The sentences of backgammon in English; see `en.ts`. */

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const backgammon = {
  // The sides
  'backgammon.side.white': 'White',
  'backgammon.side.black': 'Black',

  // Places and checkers
  'backgammon.bar': 'bar',
  'backgammon.off': 'off',
  'backgammon.point': (n: number) => `${n} point`,
  'backgammon.checkers.white': (n: number) => plural(n, 'white checker', 'white checkers'),
  'backgammon.checkers.black': (n: number) => plural(n, 'black checker', 'black checkers'),
  'backgammon.pips': (n: number) => plural(n, 'pip to go', 'pips to go'),
  'backgammon.pips.short': (n: number) => `${n} pips`,

  // The board
  'backgammon.board': 'Backgammon board',
  'backgammon.row.upper': 'Upper half',
  'backgammon.row.lower': 'Lower half',
  'backgammon.cell': (place: string, what: string) => `${place}: ${what}`,
  'backgammon.cell.bar': (side: string) => `Bar of ${side}`,
  'backgammon.cell.off': (side: string) => `Tray of ${side}`,
  'backgammon.cell.lifted': 'lifted',
  'backgammon.cell.landing': 'the lifted checker may land here',
  'backgammon.cell.source': 'can move',

  // Putting a play together
  'backgammon.controls': 'Dice and play',
  'backgammon.control.dice': 'The dice',
  'backgammon.control.swap': (first: number) => `The ${first} is used first. Use the other die first`,
  'backgammon.control.force': 'Make the only legal play',
  'backgammon.control.hand_over': 'Hand over, once the play is complete',
  'backgammon.control.undo': 'Undo one step',
  'backgammon.control.undo_all': 'Undo the whole play',
  'backgammon.control.replay': 'Show the last play again',
  'backgammon.lifted': (place: string, goals: string) => `Lifted from ${place}. May land on: ${goals}.`,
  'backgammon.made': (steps: string) => `${steps}.`,
  'backgammon.put_down': 'Put down again.',
  'backgammon.first': (n: number) => `The ${n} is used first.`,
  'backgammon.no_step': (place: string) => `${place}: no checker can move from there now.`,
  'backgammon.undone': (n: number) => `${plural(n, 'step', 'steps')} undone.`,
  'backgammon.undone.all': (n: number) => `All undone: ${plural(n, 'step', 'steps')}.`,
  'backgammon.complete': (play: string) => `Hand over ${play}`,
  'backgammon.complete.say': (play: string) => `The play is complete: ${play}. Enter or the dice hand it over.`,
  'backgammon.replayed': (steps: string) => `The last play: ${steps}.`,

  // Steps and actions in words
  'backgammon.step': (from: string, to: string) => `${from} to ${to}`,
  'backgammon.step.off': (from: string) => `${from} off`,
  'backgammon.step.hits': (step: string) => `${step}, hits`,
  'backgammon.review.marks': 'Arrows',
  'backgammon.say.throw': (one: number, other: number) => `${one} and ${other}`,
  'backgammon.move.none': 'no move',
  'backgammon.act.roll': 'rolls',
  'backgammon.act.double': 'doubles',
  'backgammon.act.take': 'takes',
  'backgammon.act.drop': 'drops',
  'backgammon.act.beaver': 'beavers',
  'backgammon.act.raccoon': 'raccoons',
  'backgammon.act.resign_single': 'offers to resign a single game',
  'backgammon.act.resign_gammon': 'offers to resign a gammon',
  'backgammon.act.resign_backgammon': 'offers to resign a backgammon',
  'backgammon.act.accept': 'accepts the resignation',
  'backgammon.act.reject': 'plays on',
  'backgammon.kind.single': 'a single game',
  'backgammon.kind.gammon': 'a gammon',
  'backgammon.kind.backgammon': 'a backgammon',

  // Buttons
  'backgammon.decide.nomove': 'Pass the dice on',
  'backgammon.decide.roll': 'Roll',
  'backgammon.decide.double': 'Double',
  'backgammon.decide.take': 'Take',
  'backgammon.decide.drop': 'Drop',
  'backgammon.decide.beaver': 'Beaver',
  'backgammon.decide.raccoon': 'Raccoon',
  'backgammon.decide.accept': 'Accept the resignation',
  'backgammon.decide.reject': 'Play on',
  'backgammon.decide.throw': (one: number, other: number) => `Throw ${one} and ${other}`,

  // What is asked
  'backgammon.step.opening': 'The opening throw: the higher die begins.',
  'backgammon.step.opening.tie': 'A tie: the opening throw is made again.',
  'backgammon.step.opening.told': 'Throw one die each and tell what they show.',
  'backgammon.step.turn': 'Roll the dice.',
  'backgammon.step.turn.cube': 'Roll the dice, or double.',
  'backgammon.step.told': 'Throw the dice and tell what they show.',
  'backgammon.step.thrown': 'The dice are thrown.',
  'backgammon.step.play': (high: number, low: number) => `Play ${high} and ${low}.`,
  'backgammon.step.forced': 'There is only one play.',
  'backgammon.step.blocked': (one: number, other: number) => `No legal move: both numbers, ${one} and ${other}, are blocked.`,
  'backgammon.step.blocked.one': (n: number) => `No legal move: the ${n} is blocked.`,
  'backgammon.step.answer': 'Answer the double.',
  'backgammon.step.doubled': (taken: number, dropped: number) =>
    `Take, and the cube is at ${taken}; or drop, and lose ${plural(dropped, 'point', 'points')}.`,
  'backgammon.step.resigning': (kind: string) => `Accept the offer to resign ${kind}, or play on.`,
  'backgammon.step.over': 'The match is over.',

  // Keys
  'backgammon.typed.hint': 'such as 8/5 6/5, 24/18*, double',
  'backgammon.keys.dice': 'Use that die first',
  'backgammon.keys.undo': 'Undo one step; Shift: all',
  'backgammon.keys.replay': 'Show the last play again',
  'backgammon.keys.lift': 'Lift a checker, put it down; hand a complete play over',

  // Refusals by rule
  'backgammon.reason.bad_action': 'That is not an action of this game.',
  'backgammon.reason.not_now': 'That is not what is due now.',
  'backgammon.reason.cocked_not_allowed': 'The house throws the dice: they are never cocked.',
  'backgammon.reason.no_cube': 'There is no cube in this game.',
  'backgammon.reason.crawford': 'Crawford game: nobody doubles in it.',
  'backgammon.reason.not_cube_owner': 'The cube is the opponent’s.',
  'backgammon.reason.cube_limit': 'The cube goes no higher.',
  'backgammon.reason.beaver_not_allowed': 'These rules allow no further redouble at once.',
  'backgammon.reason.resign_too_high': 'So much cannot be lost here.',
  'backgammon.reason.resign_sufficient': 'No more can be won than is offered: the resignation cannot be rejected.',
  'backgammon.reason.resign_repeated': 'This resignation has just been rejected. Offer more, or play on first.',
  'backgammon.reason.must_move': 'A number can be used, so it must be.',
  'backgammon.reason.no_legal_play': 'No number can be used: the dice pass on.',
  'backgammon.reason.must_enter': 'A checker on the bar must enter first.',
  'backgammon.reason.no_checker': 'No checker of yours is there.',
  'backgammon.reason.wrong_number': 'No number is left for this step.',
  'backgammon.reason.blocked': 'The point is held by two or more checkers of the opponent.',
  'backgammon.reason.bear_off_not_home': 'Nothing is borne off while a checker is outside the home board.',
  'backgammon.reason.bear_off_higher_behind': 'A larger number bears off no nearer checker while one stands farther back.',
  'backgammon.reason.hit_mark': 'A star stands where a blot is hit, and nowhere else.',
  'backgammon.reason.not_canonical': 'This play has another text.',
  'backgammon.reason.must_use_all': 'As many numbers as possible must be used.',
  'backgammon.reason.must_use_higher': 'Only one number can be used, and it must be the higher one.',
  'backgammon.reason.legal': 'This is allowed.',

  // What an explanation rests on
  'backgammon.explain.step': (from: string, to: string) => `From ${from}, to ${to}.`,
  'backgammon.explain.from': (from: string) => `It is about: ${from}.`,
  'backgammon.explain.instead': (play: string) => `Legal would be ${play}.`,
  'backgammon.explain.hits': (points: string) => `It hits on ${points}.`,
  'backgammon.explain.blots': (points: string) => `It leaves a blot on ${points}.`,
  'backgammon.explain.safe': 'It leaves no blot that can be hit.',
  'backgammon.explain.pips': (own: number, other: number) => `Then you have ${own} pips to go and the opponent ${other}.`,
  'backgammon.explain.offer': (taken: number, dropped: number) =>
    `Taken, the cube is at ${taken}; dropped, it is worth ${plural(dropped, 'point', 'points')}.`,
  'backgammon.explain.dead': 'The cube wins the match already: turning it gains nothing.',

  // Endings
  'backgammon.ending.single': 'a single game: all checkers borne off',
  'backgammon.ending.gammon': 'a gammon: the loser has borne off no checker',
  'backgammon.ending.backgammon': 'a backgammon: the loser has borne off none and stands on the bar or in the winner’s home',
  'backgammon.ending.drop': 'the double was dropped',
  'backgammon.ending.resign_single': 'a single game was resigned',
  'backgammon.ending.resign_gammon': 'a gammon was resigned',
  'backgammon.ending.resign_backgammon': 'a backgammon was resigned',

  // Beside the board
  'backgammon.score': (side: string, n: number, of: number) => `${side}: ${n} of ${plural(of, 'point', 'points')}`,
  'backgammon.score.money': (side: string, n: number) => `${side}: ${plural(n, 'point', 'points')}`,
  'backgammon.score.one_away': 'one point to go',
  'backgammon.score.crawford': 'Crawford game',
  'backgammon.text.place': (place: string, n: number) => `${n} on ${place}`,
  'backgammon.text.off': (n: number) => `${n} borne off`,
  'backgammon.text.cube': (value: number, owner: string) => `Cube: ${value}, ${owner}`,
  'backgammon.cube.middle': 'in the middle',
  'backgammon.text.score': (a: number, b: number, of: number) => `Score: White ${a}, Black ${b}, match to ${of}`,
  'backgammon.text.id': (id: string) => `Position ID ${id}`,

  // Settings
  'backgammon.settings': 'Backgammon',
  'backgammon.settings.bear': 'Bearing off',
  'backgammon.settings.bear.right': 'To the right',
  'backgammon.settings.bear.left': 'To the left',
  'backgammon.settings.click': 'A click on a checker',
  'backgammon.settings.click.move': 'Moves it',
  'backgammon.settings.click.lift': 'Lifts it',
  'backgammon.settings.hand_over': 'Hand a play over at once when it is complete',
} as const;

export type English = typeof backgammon;
