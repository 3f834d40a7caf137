/** What the lessons about pieces and moves hold. */

import type { Lesson } from './board';
import { SET_UP } from './shogi-boards';
import * as boards from './shogi-course-boards';
import { section } from './shogi-lessons';

export const COURSE: readonly Lesson[] = [
  {
    id: 'shogi-board',
    title: 'rules.shogi.board',
    text: [
      'rules.shogi.board.text',
      'rules.shogi.board.sides',
      'rules.shogi.board.files',
      'rules.shogi.board.zone',
    ],
    boards: [SET_UP],
    sections: [],
  },
  {
    id: 'shogi-pieces',
    title: 'rules.shogi.pieces',
    text: ['rules.shogi.pieces.text'],
    boards: [],
    sections: [
      section('king', 'rules.shogi.king', [], boards.KING),
      section('rook', 'rules.shogi.rook', [], boards.ROOK),
      section('bishop', 'rules.shogi.bishop', [], boards.BISHOP),
      section('gold', 'rules.shogi.gold', [], boards.GOLD),
      section('silver', 'rules.shogi.silver', [], boards.SILVER),
      section('knight', 'rules.shogi.knight', [], boards.KNIGHT),
      section('lance', 'rules.shogi.lance', [], boards.LANCE),
      section('pawn', 'rules.shogi.pawn', [], boards.PAWN),
      section(
        'promoted',
        'rules.shogi.promoted',
        ['rules.shogi.promoted.text'],
        boards.DRAGON,
        boards.HORSE,
        boards.TOKIN,
      ),
    ],
  },
  {
    id: 'shogi-promotion',
    title: 'rules.shogi.promotion',
    text: ['rules.shogi.promotion.text', 'rules.shogi.promotion.undo'],
    boards: [],
    sections: [
      section('entering', 'rules.shogi.entering', [], boards.ENTERING),
      section('leaving', 'rules.shogi.leaving', [], boards.LEAVING),
      section('forced', 'rules.shogi.forced', ['rules.shogi.forced.text'], boards.FORCED),
      section('declined', 'rules.shogi.declined', ['rules.shogi.declined.text']),
    ],
  },
  {
    id: 'shogi-drops',
    title: 'rules.shogi.drops',
    text: ['rules.shogi.drops.text', 'rules.shogi.drops.unpromoted'],
    boards: [boards.TAKING],
    sections: [
      section('nifu', 'rules.shogi.nifu', ['rules.shogi.nifu.text'], boards.NIFU),
      section('dead', 'rules.shogi.dead', ['rules.shogi.dead.text'], boards.DEAD),
      section('safe', 'rules.shogi.safe', ['rules.shogi.safe.text'], boards.SAFE),
    ],
  },
  {
    id: 'shogi-pawn-mate',
    title: 'rules.shogi.pawn_mate',
    text: ['rules.shogi.pawn_mate.text'],
    boards: [boards.CORNER, boards.OPEN],
    sections: [
      section(
        'allowed',
        'rules.shogi.pawn_mate.legal',
        ['rules.shogi.pawn_mate.legal.text'],
        boards.OTHER_PIECE,
        boards.PUSHED,
      ),
      section(
        'takers',
        'rules.shogi.pawn_mate.takers',
        ['rules.shogi.pawn_mate.takers.text'],
        boards.TAKEN_BY_KING,
        boards.TAKEN,
        boards.PINNED,
        boards.ALONG,
      ),
      section(
        'protectors',
        'rules.shogi.pawn_mate.protectors',
        ['rules.shogi.pawn_mate.protectors.text'],
        boards.PROTECTOR,
      ),
      section(
        'flight',
        'rules.shogi.pawn_mate.flight',
        ['rules.shogi.pawn_mate.flight.text'],
        boards.NEIGHBOUR,
        boards.GUARDED,
        boards.SHUT,
        boards.BEHIND,
      ),
      section(
        'shut-in',
        'rules.shogi.pawn_mate.shut_in',
        ['rules.shogi.pawn_mate.shut_in.text'],
        boards.SHUT_IN,
      ),
      section(
        'answer',
        'rules.shogi.pawn_mate.answer',
        ['rules.shogi.pawn_mate.answer.text'],
        boards.ANSWER,
      ),
    ],
  },
  {
    id: 'shogi-mate',
    title: 'rules.shogi.mate',
    text: ['rules.shogi.mate.text', 'rules.shogi.mate.end'],
    boards: [boards.MATE],
    sections: [
      section('check', 'rules.shogi.check', ['rules.shogi.check.text'], boards.CHECK),
      section('pin', 'rules.shogi.pin', ['rules.shogi.pin.text'], boards.PIN),
      section('double', 'rules.shogi.double', ['rules.shogi.double.text'], boards.DOUBLE),
      section(
        'knight-check',
        'rules.shogi.knight_check',
        ['rules.shogi.knight_check.text'],
        boards.KNIGHT_CHECK,
      ),
      section('no-move', 'rules.shogi.no_move', ['rules.shogi.no_move.text'], boards.NO_MOVE),
    ],
  },
];
