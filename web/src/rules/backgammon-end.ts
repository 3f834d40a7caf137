/** What the lessons about bearing off and the value of a game hold. */

import * as boards from './backgammon-end-boards';
import { section } from './backgammon-lessons';
import type { Lesson } from './board';

export const END: readonly Lesson[] = [
  {
    id: 'backgammon-bearing-off',
    title: 'rules.backgammon.off',
    text: ['rules.backgammon.off.text'],
    boards: [],
    sections: [
      section('exact', 'rules.backgammon.exact', ['rules.backgammon.exact.text'], boards.EXACT),
      section(
        'larger',
        'rules.backgammon.higher',
        ['rules.backgammon.higher.text'],
        boards.HIGHER,
        boards.BEHIND,
      ),
      section('home', 'rules.backgammon.home', ['rules.backgammon.home.text'], boards.COMING_HOME),
      section('hit', 'rules.backgammon.hit_back', ['rules.backgammon.hit_back.text'], boards.HIT_BACK),
      section(
        'six-three',
        'rules.backgammon.six_three',
        ['rules.backgammon.six_three.text'],
        boards.SIX_THREE,
      ),
    ],
  },
  {
    id: 'backgammon-value',
    title: 'rules.backgammon.value',
    text: ['rules.backgammon.value.text', 'rules.backgammon.value.draw'],
    boards: [],
    sections: [
      section(
        'single',
        'rules.backgammon.single',
        ['rules.backgammon.single.text'],
        boards.SINGLE,
        boards.SAVED,
      ),
      section('gammon', 'rules.backgammon.gammon', ['rules.backgammon.gammon.text'], boards.GAMMON),
      section(
        'backgammon',
        'rules.backgammon.backgammon',
        ['rules.backgammon.backgammon.text'],
        boards.BACKGAMMON,
      ),
    ],
  },
];
