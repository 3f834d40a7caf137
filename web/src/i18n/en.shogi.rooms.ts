/** What the rooms of shogi are like in English; see `en.ts`. */

export const rooms = {
  'family.shogi.what': 'Mate the king. Pieces that are taken come back on the taker’s side.',
  'family.shogi-handicap.what': 'The stronger player begins without some pieces.',

  // What all rooms of a family have in common
  'shogi.tag.shogi.what': 'The fourth time of a position ends the game; perpetual check loses.',
  'shogi.tag.shogi-handicap.what': 'White gives the pieces and moves first. A rematch keeps the sides.',

  // Rooms: one line, then how it goes
  'preset.shogi-club.what': 'For every day: a move that is not allowed is refused, and the page says why.',
  'preset.shogi-club.opening': 'When both kings have entered, both may agree to count points: 27 each is a draw.',
  'preset.shogi-formal.what': 'As at a tournament: a foul loses at once.',
  'preset.shogi-formal.opening': 'Entered kings are counted by agreement; after 500 moves the game is drawn. Draws are replayed with sides exchanged.',
  'preset.shogi-official.what': 'As the association has it: a foul loses, and an entered king is declared.',
  'preset.shogi-official.opening': 'A declaration wins with 31 points and draws with 24; after 500 moves the game is drawn.',
  'preset.shogi-27.what': 'As at events of computers: an entered king is declared with 28 or 27 points.',
  'preset.shogi-27.opening': 'The king and ten more pieces in the enemy’s three ranks, and 28 points for Black or 27 for White.',
  'preset.shogi-handicap.what': 'Choose what White gives, from a lance to everything but the king.',
  'preset.shogi-handicap.opening': 'White moves first. The points of the pieces that were given count for White.',

  // What may be chosen of the rules
  'shogi.choice.preset': 'White gives',
  'choice.preset.lance': 'Lance',
  'choice.preset.right-lance': 'Right lance',
  'choice.preset.bishop': 'Bishop',
  'choice.preset.rook': 'Rook',
  'choice.preset.rook-lance': 'Rook and lance',
  'choice.preset.2-piece': 'Two pieces: rook and bishop',
  'choice.preset.3-piece': 'Three pieces: and a lance',
  'choice.preset.4-piece': 'Four pieces: and both lances',
  'choice.preset.5-piece': 'Five pieces: and the right knight',
  'choice.preset.left-5-piece': 'Five pieces: and the left knight',
  'choice.preset.6-piece': 'Six pieces: and both knights',
  'choice.preset.left-7-piece': 'Seven pieces: and the left silver',
  'choice.preset.right-7-piece': 'Seven pieces: and the right silver',
  'choice.preset.8-piece': 'Eight pieces: and both silvers',
  'choice.preset.9-piece': 'Nine pieces: and a gold',
  'choice.preset.10-piece': 'Ten pieces: king and pawns remain',
  'choice.preset.3-pawns': 'King, and three pawns in hand',
  'choice.preset.naked-king': 'The king alone',
  'choice.impasse': 'Entering kings',
  'choice.impasse.none': 'No rule',
  'choice.impasse.24': 'Declaration, 31 points win, 24 draw',
  'choice.impasse.27': 'Declaration, 28 or 27 points win',
  'choice.impasse.try': 'The king wins on the other king’s first square',
  'choice.impasse.points27': 'Count by agreement',
  'choice.judging': 'A foul',
  'choice.judging.block': 'Is refused',
  'choice.judging.lose': 'Loses',
  'choice.maxmoves': 'Move limit',
  'choice.maxmoves.none': 'None',
  'choice.repetition': 'Repetition',
  'choice.repetition.replay': 'No result, replayed',
  'choice.repetition.draw': 'Draw',
  'choice.tie27': '27 points each',
  'choice.tie27.draw': 'Draw',
  'choice.tie27.gote': 'White wins',
} as const;

export type English = typeof rooms;
