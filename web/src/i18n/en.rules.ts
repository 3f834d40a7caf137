/** The sentences of the rules pages in English; see `en.ts`. */

export const rules = {
  // The front page
  'rules.title': 'The rules',
  'rules.front': 'Each game in few words, with boards that answer. Choose a game.',
  'rules.game.gomoku': 'Gomoku and renju',
  'rules.game.gomoku.what': 'Five in a row wins. Renju forbids Black some moves.',
  'rules.game.go': 'Go and capture Go',
  'rules.game.go.what': 'Surround stones to take them, or surround the larger part of the board.',
  'rules.game.shogi': 'Shogi',
  'rules.game.shogi.what': 'Mate the enemy king. What you take, you may drop back on the board.',
  'rules.game.backgammon': 'Backgammon',
  'rules.game.backgammon.what': 'Bring your checkers home and off before the other side, with two dice and a doubling cube.',

  // A page of the rules
  'rules.contents': 'On this page',
  'rules.live': 'The boards on these pages are live. Choose a point, with Enter or a click, and the referee says whether it may be played, and why not.',
  'rules.choose': 'Which room?',
  'rules.rooms': 'All rooms',
  'rules.course': 'Step by step',
  'rules.sets': 'Rule sets',
  'rules.next': (lesson: string) => `Next: ${lesson}`,

  // A room
  'rules.room': (room: string) => `Rules: ${room}`,
  'rules.open': 'Open a table with these rules',
  'rules.short': 'In short',
  'rules.short.board': 'Board',
  'rules.short.board.lines': (n: number) => `${n} × ${n}`,
  'rules.short.wins': 'Wins',
  'rules.short.pass': 'Passing',

  // A live board
  'rules.play.caption': 'Play both sides, or watch an example.',
  'rules.ask.black': 'Black to move. Ask about a point.',
  'rules.ask.white': 'White to move. Ask about a point.',
  'rules.yes.black': (point: string) => `Black may play ${point}.`,
  'rules.yes.white': (point: string) => `White may play ${point}.`,
  'rules.done': 'The opening is over.',
  'rules.black_wins': 'Black wins.',
  'rules.white_wins': 'White wins.',
  'rules.back': 'Take back',
  'rules.again': 'Start again',
  'rules.show': 'Show the next step',
  'rules.asking': 'Asking the referee …',
  'rules.unanswered': 'The referee does not answer.',
  'rules.retry': 'Ask again',

  // Where it comes from
  'rules.sources': 'Sources',
} as const;

export type English = typeof rules;
