/** What the lessons about the cube, matches and resigning hold. */

import * as boards from './backgammon-cube-boards';
import { section } from './backgammon-lessons';
import type { Lesson } from './board';

export const CUBE: readonly Lesson[] = [
  {
    id: 'backgammon-cube',
    title: 'rules.backgammon.cube',
    text: [
      'rules.backgammon.cube.text',
      'rules.backgammon.cube.when',
      'rules.backgammon.cube.quarter',
    ],
    boards: [boards.DOUBLING],
    sections: [
      section('owner', 'rules.backgammon.owner', ['rules.backgammon.owner.text'], boards.OWNED),
      section('shut-out', 'rules.backgammon.shut', ['rules.backgammon.shut.text'], boards.SHUT_OUT),
      section('dead', 'rules.backgammon.dead', ['rules.backgammon.dead.text'], boards.DEAD),
    ],
  },
  {
    id: 'backgammon-beavers',
    title: 'rules.backgammon.beaver',
    text: ['rules.backgammon.beaver.text', 'rules.backgammon.beaver.raccoon'],
    boards: [boards.BEAVER, boards.NO_BEAVER],
    sections: [],
  },
  {
    id: 'backgammon-jacoby',
    title: 'rules.backgammon.jacoby',
    text: ['rules.backgammon.jacoby.text', 'rules.backgammon.jacoby.ties'],
    boards: [boards.JACOBY, boards.JACOBY_TAKEN],
    sections: [],
  },
  {
    id: 'backgammon-matches',
    title: 'rules.backgammon.match',
    text: ['rules.backgammon.match.text'],
    boards: [boards.SCORING],
    sections: [
      section(
        'crawford',
        'rules.backgammon.crawford.title',
        ['rules.backgammon.crawford.text'],
        boards.CRAWFORD,
      ),
      section(
        'post-crawford',
        'rules.backgammon.post',
        ['rules.backgammon.post.text', 'rules.backgammon.free_drop'],
        boards.FREE_DROP,
      ),
      section(
        'one-point',
        'rules.backgammon.one_point',
        ['rules.backgammon.one_point.text'],
        boards.ONE_POINT,
      ),
    ],
  },
  {
    id: 'backgammon-resigning',
    title: 'rules.backgammon.resign',
    text: [
      'rules.backgammon.resign.text',
      'rules.backgammon.resign.most',
      'rules.backgammon.resign.double',
    ],
    boards: [boards.RESIGNING, boards.RESIGNING_LESS],
    sections: [],
  },
];
