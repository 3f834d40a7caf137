/** What the lessons about checkers and dice hold. */

import * as boards from './backgammon-course-boards';
import { section } from './backgammon-lessons';
import type { Lesson } from './board';

export const COURSE: readonly Lesson[] = [
  {
    id: 'backgammon-board',
    title: 'rules.backgammon.board',
    text: [
      'rules.backgammon.board.text',
      'rules.backgammon.board.way',
      'rules.backgammon.board.numbers',
      'rules.backgammon.board.pips',
    ],
    boards: [boards.WHITE_SIDE, boards.BLACK_SIDE],
    sections: [],
  },
  {
    id: 'backgammon-moves',
    title: 'rules.backgammon.moves',
    text: ['rules.backgammon.moves.text', 'rules.backgammon.moves.open'],
    boards: [boards.RUNNING],
    sections: [
      section('doublets', 'rules.backgammon.doublet', ['rules.backgammon.doublet.text'], boards.DOUBLET),
      section('hitting', 'rules.backgammon.hit', ['rules.backgammon.hit.text'], boards.HITTING),
      section(
        'entering',
        'rules.backgammon.enter',
        ['rules.backgammon.enter.text'],
        boards.ENTERING,
        boards.TWO_ON_BAR,
      ),
      section('dancing', 'rules.backgammon.dance', ['rules.backgammon.dance.text'], boards.DANCING),
    ],
  },
  {
    id: 'backgammon-opening',
    title: 'rules.backgammon.opening',
    text: ['rules.backgammon.opening.text', 'rules.backgammon.opening.tie'],
    boards: [boards.OPENING],
    sections: [
      section(
        'automatic',
        'rules.backgammon.auto',
        ['rules.backgammon.auto.text'],
        boards.AUTOMATIC,
        boards.AUTOMATIC_ONCE,
      ),
    ],
  },
  {
    id: 'backgammon-compulsory',
    title: 'rules.backgammon.compulsory',
    text: ['rules.backgammon.compulsory.text'],
    boards: [],
    sections: [
      section('both', 'rules.backgammon.both', ['rules.backgammon.both.text'], boards.BOTH),
      section(
        'larger',
        'rules.backgammon.larger',
        ['rules.backgammon.larger.text'],
        boards.LARGER,
        boards.SMALLER,
      ),
      section('three', 'rules.backgammon.three', ['rules.backgammon.three.text'], boards.THREE),
      section('last', 'rules.backgammon.last', ['rules.backgammon.last.text'], boards.LAST),
    ],
  },
];
