/** The sentences of the review page in English; see `en.ts`. */

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const review = {
  'review.title': 'Review',
  'review.title.of': (what: string) => `${what} · Review · Yonban`,
  'review.none': 'There is no finished game here.',
  'review.none.what': 'The link may be incomplete, or the game is still being played.',
  'review.to_table': 'To the table',
  'review.failed': (why: string) => `The server has not answered: ${why}`,
  'review.again': 'Try again',

  // Stepping
  'review.steps': 'Step through the game',
  'review.first': 'First position',
  'review.previous': 'Previous move',
  'review.next': 'Next move',
  'review.last': 'Last position',
  'review.ply': (n: number, of: number) => `${n} / ${of}`,
  'review.slider': 'Move',
  'review.start': 'Start',
  'review.start.say': 'The start of the game.',
  'review.move': (n: number, side: string, what: string) => `${n}. ${side}: ${what}`,
  'review.move.bare': (n: number, what: string) => `${n}. ${what}`,
  'review.time': (time: string) => `after ${time}`,
  'review.time.short': 'in less than a second',
  'review.opening': (name: string) => `Opening: ${name}.`,
  'review.variation': 'in a variation',
  'review.marked': 'marked',
  'review.remark': 'with a remark',
  'review.fault': 'the forbidden move',
  'review.remarks': 'Remark',
  'review.labels': (list: string) => `Labels: ${list}.`,
  'review.label': (point: string, text: string) => `${point}: ${text}`,
  'review.to_act': (side: string, task: string) => `${side}: ${task}`,

  // The game
  'review.players': 'Players and result',
  'review.position': 'This position',
  'review.unknown_player': 'unknown',
  'review.wins': (side: string, name: string) => `${side} (${name}) wins`,
  'review.wins.side': (side: string) => `${side} wins`,
  'review.ended': (headline: string, reason: string) => `${headline}: ${reason}.`,
  'review.resigned': (side: string) => `${side} resigned`,
  'review.timed_out': (side: string) => `${side} ran out of time`,
  'review.left': (side: string) => `${side} left`,
  'review.rules': 'The rules of this room',
  'review.rules.text': (text: string) => `Rules: ${text}`,
  'review.event': 'Event',
  'review.round': 'Round',
  'review.date': 'Date',
  'review.clock': 'Time',
  'review.about': 'About this game',

  // The tree
  'review.moves': 'Moves and variations',
  'review.variations': (n: number) => plural(n, 'other move', 'other moves'),
  'review.folded': (n: number) => `${plural(n, 'more move', 'more moves')}, folded`,
  'review.remove': (n: number) => (n === 1 ? 'Delete this move' : `Delete from here (${n} moves)`),
  'review.removed': 'The variation was deleted.',
  'review.put_back': 'Put it back',
  'review.try': 'Play on the board to try another move.',

  // Asking
  'review.ask': 'Ask about a point',
  'review.ask.on': 'Choose a point: the board says what the rules allow there, and why.',
  'review.ask.point': (point: string) => `Ask about ${point}`,
  'review.play.point': (point: string) => `Play ${point}`,
  'review.marks': 'Forbidden points',
  'review.numbers': 'Numbers',
  'review.allowed': (what: string) => `${what}: the move is allowed.`,
  'review.refused': (what: string, why: string) => `${what}: ${why}`,
  'review.playable': 'It can be played all the same.',
  'review.for_side': (side: string) => `But if ${side} were to play there:`,
  'review.ends': (how: string) => `It would end the game at once: ${how}.`,
  'review.claimable': (how: string) => `It can be answered by a claim: ${how}.`,
  'review.close_answer': 'Put the answer away',

  // Drawing on the board
  'review.draw': 'Draw',
  'review.draw.on': 'Drag for an arrow, choose one place for a circle; the same again takes it away. With keys, Enter begins and Enter ends. The right button draws at any time.',
  'review.draw.clear': 'Clear what is drawn',
  'review.draw.cleared': 'What was drawn here is gone.',
  'review.draw.begun': (from: string) => `From ${from}: choose where the arrow ends, or the same place for a circle.`,
  'review.draw.arrow': (from: string, to: string) => `Arrow from ${from} to ${to}.`,
  'review.draw.arrow.gone': (from: string, to: string) => `The arrow from ${from} to ${to} is gone.`,
  'review.draw.circle': (at: string) => `Circle around ${at}.`,
  'review.draw.circle.gone': (at: string) => `The circle around ${at} is gone.`,
  'review.draw.circled': 'circled',
  'review.draw.to': (to: string) => `arrow to ${to}`,

  // Taking it along
  'review.take': 'Take it along',
  'review.copy_link': 'Copy link',
  'review.copy_moves': 'Copy moves',
  'review.copied': 'Copied.',
  'review.copy_failed': 'The browser does not allow copying here.',
  'review.link': 'Link to this position',
  'review.export': 'Save',

  // Bringing a game
  'import.title': 'Review a game',
  'import.dropping': 'Let go to read the file.',
  'import.pasted': 'the pasted text',
  'import.back': (n: number) => `Other games of this file (${n})`,

  // Keys of this page
  'help.review': 'On the review page:',
  'help.review.step': 'Previous and next move, outside the board',
  'help.review.ends': 'First and last position, outside the board',
  'help.review.beside': 'The variation before and after, outside the board',
  'help.review.anywhere': 'The same from anywhere, also on the board',
  'help.review.brackets': 'Previous and next move, also on the board',
  'help.review.ask': 'Ask about the point in focus',
  'help.review.delete': 'Delete the variation from here',
} as const;

export type English = typeof review;
