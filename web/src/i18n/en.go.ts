/** The sentences of Go, capture Go and ordinary Go, in English; see `en.ts`. */

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const go = {
  // What is asked
  'go.step.nigiri': 'The house draws who has Black.',
  'go.step.choose': 'Choose a colour.',
  'go.step.handicap': (left: number) =>
    left === 1 ? 'Place the last handicap stone.' : `Place ${left} handicap stones.`,
  'go.step.play': (color: string) => `Play a ${color} stone.`,
  'go.step.swap': (color: string) => `Play a ${color} stone, or exchange colours.`,
  'go.step.end_said': (side: string) => `${side} says that play is over. Agree, or play on.`,
  'go.step.stone': (color: string) => `Play a ${color} stone: passing has settled nothing.`,
  'go.step.settle': 'Mark the dead stones, and propose them.',
  'go.step.settle.proposed': (side: string) => `Accept what ${side} takes for dead, or propose otherwise.`,
  'go.step.over': 'The game is over.',

  // Actions as buttons
  'go.action.end': 'Play is over',
  'go.action.agree': 'Agree: play is over',
  'go.action.swap': (side: string) => `Exchange colours: you will play ${side}`,
  'go.action.black': 'Play Black',
  'go.action.white': 'Play White',
  'go.action.pass_left': (n: number) => `Pass (${n} left)`,
  'go.action.accept': 'Accept',
  'go.action.propose': (n: number) =>
    n === 0 ? 'Propose: nothing is dead' : `Propose ${plural(n, 'dead stone', 'dead stones')}`,
  'go.action.resume': 'Play on',
  'go.action.reset': 'Put my marks back',
  'go.action.suggestion': 'Mark as suggested',

  // What is asked before it is done
  'go.pass.capture': 'If your opponent passes too, play is over, and whoever has taken more stones wins.',
  'go.pass.scored': 'If your opponent passes too, play is over, and the dead stones are agreed on.',
  'go.pass.last': 'Your opponent has just passed: this ends play.',
  'go.end.ask': 'Say that play is over?',
  'go.end.what': 'You give up this turn. Your opponent may agree, or play on.',

  // Actions in the list of moves
  'go.move.pass': 'pass',
  'go.move.end': 'play is over',
  'go.move.agree': 'agrees',
  'go.move.swap': 'exchange',
  'go.move.black': 'takes Black',
  'go.move.white': 'takes White',
  'go.move.dead': (points: string) => (points === '' ? 'nothing dead' : `dead: ${points}`),
  'go.move.accept': 'accepts',
  'go.move.resume': 'plays on',
  'go.move.nigiri': 'lot',

  // What is spoken
  'go.say.pass': 'passes',
  'go.say.end': 'says that play is over',
  'go.say.agree': 'agrees that play is over',
  'go.say.swap': 'exchanges colours',
  'go.say.black': 'takes Black',
  'go.say.white': 'takes White',
  'go.say.dead': (points: string) =>
    points === '' ? 'proposes that nothing is dead' : `proposes as dead: ${points}`,
  'go.say.accept': 'accepts',
  'go.say.resume': 'plays on',
  'go.say.nigiri': 'has drawn the lot',
  'go.say.captures': (point: string, n: number) => `${point}, captures ${n}`,
  'go.say.total': (n: number, of: number) => `${n} of ${of}`,

  // What each side has taken
  'go.tally.of': (side: string, n: number, of: number) => `${side} has taken ${n} of ${of}`,
  'go.tally.prisoners': (side: string, n: number) => `${side} has ${plural(n, 'prisoner', 'prisoners')}`,
  'go.tally.label': 'prisoners',
  'go.tally.one_more': 'one more wins',

  // Refusals by rule
  'go.reason.bad_action': 'That is not an action of this game.',
  'go.reason.not_now': 'Something else is asked for now.',
  'go.reason.no_offer': 'Nobody has said that play is over.',
  'go.reason.end_not_offered': 'In this room play ends by passing only.',
  'go.reason.no_proposal': 'Nobody has proposed dead stones yet.',
  'go.reason.not_a_stone': 'There is no stone on that point.',
  'go.reason.suicide': 'Suicide: the stone would have no liberty and takes nothing.',
  'go.reason.ko': 'Ko: that stone may not be taken back at once. Play elsewhere first.',
  'go.reason.superko': 'Superko: the same board has stood before.',
  'go.mark.suicide': 'no liberties',
  'go.mark.ko': 'ko: play elsewhere first',
  'go.mark.superko': (n: number) =>
    n === 0 ? 'repeats the board of the start' : `repeats the board after move ${n}`,
  'go.mark.superko.earlier': 'repeats an earlier board',

  // Explanations in words
  'go.explain.chain': (stones: string) => `The chain would be ${stones}.`,
  'go.explain.stands': (n: number, liberties: number) =>
    `A chain of ${plural(n, 'stone', 'stones')} with ${plural(liberties, 'liberty', 'liberties')} stands there.`,
  'go.explain.enemies': (stones: string) => `Its last liberties are taken by ${stones}.`,
  'go.explain.liberties': (n: number, points: string) => `${plural(n, 'liberty', 'liberties')}: ${points}.`,
  'go.explain.captures': (n: number, stones: string) => `It takes ${plural(n, 'stone', 'stones')}: ${stones}.`,
  'go.explain.ko': (stone: string) => `${stone} has just taken a stone there.`,
  'go.explain.repeats': (n: number) =>
    n === 0 ? 'It is the board of the start.' : `It is the board after move ${n}.`,
  'go.explain.totals': (black: number, white: number) => `Taken then: Black ${black}, White ${white}.`,
  'go.explain.score': (score: string) => `The count would be: ${score}.`,

  // Endings
  'go.ending.target': 'the set number of stones was taken',
  'go.ending.no_moves': 'no stone could be placed',
  'go.ending.two_passes': 'both passed in a row',
  'go.ending.agreement': 'both agreed that play is over',
  'go.ending.score': 'by count',
  'go.ending.repetition': 'the same position came for the third time',

  // The board
  'go.board': (columns: number, rows: number) => `Board, ${columns} by ${rows}`,
  'go.cell.ko': 'ko',
  'go.cell.atari': 'in atari',
  'go.cell.liberty': 'last liberty of a chain',
  'go.cell.taken': 'just captured here',
  'go.cell.dead': 'marked dead',
  'go.cell.differs': 'the proposal differs here',
  'go.cell.point.black': 'point of Black',
  'go.cell.point.white': 'point of White',
  'go.cell.point.neutral': 'neutral',
  'go.cell.point.seki': 'in seki, not counted',

  // The count
  'go.count.title': 'Count',
  'go.count.area': 'by area',
  'go.count.territory': 'by territory',
  'go.count.row.stones': 'Living stones',
  'go.count.row.territory': 'Surrounded points',
  'go.count.row.prisoners': 'Prisoners',
  'go.count.row.komi': 'Komi',
  'go.count.row.bonus': 'For handicap stones',
  'go.count.row.total': 'Sum',
  'go.count.by': (side: string, n: string) => `${side} by ${n}`,
  'go.count.even': 'even',
  'go.count.neutral': (n: number) => `${plural(n, 'neutral point', 'neutral points')}`,
  'go.count.seki': (n: number) => `${plural(n, 'point', 'points')} in seki, not counted`,

  // The settlement
  'go.settle.title': 'Dead stones',
  'go.settle.how': 'Choose a chain to mark it dead or alive.',
  'go.settle.suggested': 'The house has marked what it takes for dead. Nobody has proposed it.',
  'go.settle.none': 'Nothing has been proposed yet.',
  'go.settle.by': (side: string, n: number) =>
    n === 0
      ? `${side} proposes that nothing is dead.`
      : `${side} proposes ${plural(n, 'stone', 'stones')} as dead.`,
  'go.settle.differ': (points: string) => `You differ at ${points}.`,
  'go.settle.counting': 'Counting …',
  'go.settle.uncounted': 'The count could not be read.',
  'go.settle.marked': (point: string, n: number) => `${point}: ${plural(n, 'stone', 'stones')} dead.`,
  'go.settle.unmarked': (point: string, n: number) => `${point}: ${plural(n, 'stone', 'stones')} alive.`,
  'go.settle.no_stone': (point: string) => `${point}: no stone.`,
} as const;

export type English = typeof go;
