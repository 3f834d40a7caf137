/** The sentences of gomoku and renju in English; see `en.ts`. */

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const gomoku = {
  // Whose turn, and what is asked
  'step.place': (n: number, color: string) => `Place stone ${n}, ${color}.`,
  'step.place.inside': (n: number, color: string, size: number) =>
    size === 1
      ? `Place stone ${n}, ${color}, on the centre.`
      : `Place stone ${n}, ${color}, within the central ${size}×${size}.`,
  'step.place.outside': (n: number, color: string, size: number) =>
    `Place stone ${n}, ${color}, outside the central ${size}×${size}.`,
  'step.swap_or_keep': 'Exchange colours, or keep them.',
  'step.declare': (max: number) => `Say how many fifth moves there will be, 1 to ${max}.`,
  'step.offer': (nth: number, total: number) =>
    total === 1
      ? 'Offer the fifth move.'
      : `Offer ${total} different fifth moves; this is number ${nth} of ${total}.`,
  'step.offer.left': (left: number) =>
    left === 1 ? 'Offer the last fifth move.' : `Offer ${left} more fifth moves.`,
  'step.pick': 'Pick one of the offered fifth moves.',
  'step.choose': 'Choose a colour.',
  'step.choose.more': 'Choose a colour, or place two more stones and leave the choice.',
  'step.place_or_offer': (inside: number, offers: number) =>
    `Place stone 5 within the central ${inside}×${inside}, or offer ${offers} fifth moves anywhere.`,
  'step.play': (color: string) => `Play a ${color} stone.`,
  'step.over': 'The game is over.',

  // Actions as buttons
  'action.swap': (side: string) => `Exchange colours: you will play ${side}`,
  'action.keep': (side: string) => `Keep colours: you stay ${side}`,
  'action.declare': (n: number) => plural(n, 'fifth move', 'fifth moves'),
  'action.black': 'Play Black',
  'action.white': 'Play White',
  'action.more': 'Place two more stones; the other then chooses',
  'action.claim': 'Claim a forbidden move',
  'action.claim.hint': 'You win if Black’s last move was forbidden, or if Black has a row of six or more.',
  'action.mode.place': 'places stone 5',
  'action.mode.offer': 'offers a fifth move',
  'action.confirm.offer': (point: string) => `Offer ${point}`,
  'action.confirm.pick': (point: string) => `Pick ${point}`,

  // Actions in the list of moves
  'move.place': (point: string) => point,
  'move.pass': 'pass',
  'move.swap': 'exchange',
  'move.keep': 'keep',
  'move.declare': (n: number) => `asks for ${n}`,
  'move.offer': (point: string) => `offer ${point}`,
  'move.pick': (point: string) => `pick ${point}`,
  'move.black': 'takes Black',
  'move.white': 'takes White',
  'move.more': 'two more',
  'move.claim': 'claim',

  // What is spoken
  'say.place': (point: string) => point,
  'say.pass': 'passes',
  'say.swap': 'exchanges colours',
  'say.keep': 'keeps the colours',
  'say.declare': (n: number) => `asks for ${plural(n, 'fifth move', 'fifth moves')}`,
  'say.offer': (point: string) => `offers ${point}`,
  'say.pick': (point: string) => `picks ${point}`,
  'say.black': 'takes Black',
  'say.white': 'takes White',
  'say.more': 'places two more stones',
  'say.claim': 'claims a forbidden move',

  // At the table
  'do.pass.what': 'Two passes in a row make a draw.',

  // Results
  'ending.five': 'five in a row',
  'ending.forbidden_double_three': 'a forbidden double-three was made',
  'ending.forbidden_double_four': 'a forbidden double-four was made',
  'ending.forbidden_overline': 'a forbidden row of six or more was made',
  'ending.claimed_double_three': 'White claimed a double-three',
  'ending.claimed_double_four': 'White claimed a double-four',
  'ending.claimed_overline': 'White claimed a row of six or more',
  'ending.two_passes': 'both passed in a row',
  'ending.board_full': 'the board is full',

  // Refusals by rule
  'reason.pass_in_opening': 'Passing is possible after the opening only.',
  'reason.wrong_step': 'Something else is asked for now.',
  'reason.claim_not_in_mode': 'There is nothing to claim in this room.',
  'reason.claim_not_white': 'Only White can claim, on White’s turn.',
  'reason.claim_unfounded': 'There is nothing to claim here. Play goes on; it is still your turn.',
  'reason.outside_area': 'This stone has to go into the marked area.',
  'reason.inside_area': 'This stone has to go outside the marked area.',
  'reason.declare_out_of_range': 'That number is not allowed.',
  'reason.offer_duplicate': 'That fifth move is offered already.',
  'reason.offer_symmetric': 'This fifth move is a mirror image of one that is offered already.',
  'reason.pick_not_offered': 'That point was not offered.',
  'reason.double_three': 'Forbidden: a double-three.',
  'reason.double_four': 'Forbidden: a double-four.',
  'reason.overline': 'Forbidden: a row of six or more.',

  // Explanations in words
  'explain.shape.overline': (stones: string) => `Row of six or more: ${stones}.`,
  'explain.shape.four': (stones: string) => `Four: ${stones}.`,
  'explain.shape.three': (stones: string) => `Three: ${stones}.`,
  'explain.shape.dead_three': (stones: string) => `Only looks like a three: ${stones}.`,
  'explain.shape.other': (stones: string) => `Line: ${stones}.`,
  'explain.completes': (points: string) => `Made five at ${points}.`,
  'explain.opens': (points: string) => `Made an open four at ${points}.`,
  'explain.dead': (point: string, why: string) => `Not at ${point}: ${why}.`,
  'explain.mirrors': (point: string) => `It mirrors ${point}.`,
  'dead.makes_five': 'it makes five at once',
  'dead.makes_overline': 'it makes a row of six or more',
  'dead.no_room': 'there is no room',
  'dead.double_three': 'a double-three is forbidden there',
  'dead.double_four': 'a double-four is forbidden there',
  'dead.overline': 'a row of six or more is forbidden there',

  // The board
  'board.label': (size: number) => `Board, ${size} by ${size}`,
  'cell.offered': (n: number) => `offered fifth move ${n}`,
  'cell.winning': 'in the winning row',
  'cell.mark.double_three': 'forbidden, double-three',
  'cell.mark.double_four': 'forbidden, double-four',
  'cell.mark.overline': 'forbidden, row of six or more',
} as const;

export type English = typeof gomoku;
