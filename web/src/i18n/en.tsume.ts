/** The sentences of the page of mate problems in English; see `en.ts`. */

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const tsume = {
  'tsume.title': 'Mate problems',
  'tsume.lead': 'Tsume shogi: mate with a check in every move. The house defends as long as it can.',
  'tsume.rules': 'The rules of shogi',

  // Which problem
  'tsume.samples': 'Problems to begin with',
  'tsume.sample': (plies: number, n: number) => `Mate in ${plies}, no. ${n}`,
  'tsume.own': 'A problem of your own',
  'tsume.edit': 'Set up',
  'tsume.edit.this': 'Change the position',
  'tsume.solve': 'Solve it',
  'tsume.paste': 'SFEN, KIF, KI2 or CSA',
  'tsume.paste.what': 'Paste a position or a record. A record gives the position it begins with.',
  'tsume.read': 'Read',
  'tsume.reading': 'Reading …',
  'tsume.share': 'Link to this problem',
  'tsume.copy': 'Copy the link',
  'tsume.copied': 'Copied',
  'tsume.sfen': 'Position (SFEN)',

  // Setting up
  'tsume.piece': 'Piece',
  'tsume.side': 'Whose',
  'tsume.erase': 'Remove',
  'tsume.attacker': 'Who mates',
  'tsume.hand.more': (piece: string, side: string) => `${side}: one more ${piece} in hand`,
  'tsume.hand.fewer': (piece: string, side: string) => `${side}: one ${piece} fewer in hand`,
  'tsume.rest': 'All remaining pieces to White’s hand',
  'tsume.clear': 'Clear',
  'tsume.keys': 'Choose a piece, then a square. Keys: letters choose, Enter sets, + promotes, Delete removes.',
  'tsume.all_used': (piece: string) => `Every ${piece} is on the board already.`,
  'tsume.set': (what: string, square: string) => `${what}, ${square}`,
  'tsume.removed': (square: string) => `${square} is empty.`,
  'tsume.left': (n: number) => `${plural(n, 'piece', 'pieces')} unused.`,

  // What is known of it
  'tsume.asking': 'The solver is thinking …',
  'tsume.unanswered': 'The house does not answer.',
  'tsume.again': 'Ask again',
  'tsume.mate': (plies: number) => `Mate in ${plies}.`,
  'tsume.composed': (plies: number, composed: number) =>
    `Mate in ${plies}; in ${composed} without useless interpositions.`,
  'tsume.longer': 'A shorter mate is not ruled out.',
  'tsume.no_mate': 'There is no mate by checks.',
  'tsume.unsolved': 'The solver gave up: neither a mate nor its absence is proved.',
  'tsume.one_first': 'Only one first move mates this fast.',
  'tsume.first_moves': (n: number) => `${n} first moves mate this fast.`,

  // Playing
  'tsume.attack.black': 'Black to move: give check.',
  'tsume.attack.white': 'White to move: give check.',
  'tsume.defend.black': 'Black answers the check.',
  'tsume.defend.white': 'White answers the check.',
  'tsume.checks': (n: number) => `${plural(n, 'check is', 'checks are')} possible.`,
  'tsume.replies': (n: number) => `${plural(n, 'answer is', 'answers are')} possible.`,
  'tsume.not_a_check': 'That is no check, or it is not allowed.',
  'tsume.not_a_reply': 'That does not answer the check, or it is not allowed.',
  'tsume.answered': (move: string) => `The house answers ${move}.`,
  'tsume.useless': 'a useless interposition',
  'tsume.useless.said': 'That is a useless interposition.',
  'tsume.slower': (plies: number) => `That mates too, but takes longer: ${plies} more.`,
  'tsume.escapes': 'That check does not mate. Take it back, or answer it yourself and see.',
  'tsume.maybe': 'Whether that check mates is not proved. Answer it yourself, or take it back.',
  'tsume.mated': (n: number) => `Mate, after ${plural(n, 'move', 'moves')}.`,
  'tsume.no_checks': 'No check is left.',
  'tsume.house': 'The house answers',
  'tsume.hint': 'Hint',
  'tsume.next': 'Show the next move',
  'tsume.solution': 'Solution',
  'tsume.hide': 'Hide the solution',
  'tsume.back': 'Take back',
  'tsume.start': 'Start again',
  'tsume.moves': 'Moves',
  'tsume.type': 'Type a move',
  'tsume.go': 'Play',

  // What is wrong with a position
  'tsume.bad': 'This position cannot be used.',
  'tsume.bad.syntax': 'That is no position that can be read.',
  'tsume.bad.missing_king': 'A king is missing. Only Black may be without one.',
  'tsume.bad.too_many_kings': 'A side has two kings.',
  'tsume.bad.too_many_pieces': 'There are more pieces of a kind than a set has.',
  'tsume.bad.two_pawns': 'Two unpromoted pawns of one side stand on a file.',
  'tsume.bad.dead_piece': 'A piece stands where it could never move.',
  'tsume.bad.opponent_in_check': 'The side that is not to move is in check already.',
  'tsume.bad.attacker_in_check': 'The side that is to mate is in check itself.',
} as const;

export type English = typeof tsume;
