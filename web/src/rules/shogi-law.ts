/** What the lessons about the laws hold. */

import type { Lesson } from './board';
import * as boards from './shogi-law-boards';
import { section } from './shogi-lessons';

export const LAW: readonly Lesson[] = [
  {
    id: 'shogi-fouls',
    title: 'rules.shogi.fouls',
    text: ['rules.shogi.fouls.text', 'rules.shogi.fouls.rest'],
    boards: [],
    sections: [
      section('block', 'rules.shogi.fouls.block', ['rules.shogi.fouls.block.text'], boards.BLOCKED),
      section('lose', 'rules.shogi.fouls.lose', ['rules.shogi.fouls.lose.text'], boards.LOSING),
    ],
  },
  {
    id: 'shogi-repetition',
    title: 'rules.shogi.repetition',
    text: ['rules.shogi.repetition.text', 'rules.shogi.repetition.times'],
    boards: [boards.REPETITION],
    sections: [
      section(
        'perpetual',
        'rules.shogi.perpetual',
        ['rules.shogi.perpetual.text'],
        boards.PERPETUAL,
        boards.PERPETUAL_CHECKER,
      ),
      section(
        'quiet',
        'rules.shogi.perpetual.quiet',
        ['rules.shogi.perpetual.quiet.text'],
        boards.QUIET,
      ),
      section(
        'hands',
        'rules.shogi.repetition.hands',
        ['rules.shogi.repetition.hands.text'],
        boards.HANDS,
      ),
    ],
  },
  {
    id: 'shogi-impasse',
    title: 'rules.shogi.impasse',
    text: ['rules.shogi.impasse.text', 'rules.shogi.impasse.rooms'],
    boards: [],
    sections: [
      section(
        'by-27',
        'rules.shogi.impasse.27',
        ['rules.shogi.impasse.27.text'],
        boards.DECLARE_27,
        boards.SHORT_27,
        boards.FAILED_27,
      ),
      section(
        'by-24',
        'rules.shogi.impasse.24',
        ['rules.shogi.impasse.24.text'],
        boards.WINS_24,
        boards.DRAW_24,
      ),
      section(
        'count',
        'rules.shogi.impasse.count',
        ['rules.shogi.impasse.count.text', 'rules.shogi.impasse.tie'],
        boards.COUNT,
        boards.COUNT_TIE,
        boards.COUNT_TIE_WHITE,
      ),
      section('try', 'rules.shogi.try', ['rules.shogi.try.text'], boards.TRY, boards.TRY_ATTACKED),
      section('none', 'rules.shogi.impasse.none', ['rules.shogi.impasse.none.text']),
      section(
        'credit',
        'rules.shogi.impasse.credit',
        ['rules.shogi.impasse.credit.text'],
        boards.CREDIT,
      ),
    ],
  },
  {
    id: 'shogi-limit',
    title: 'rules.shogi.limit',
    text: ['rules.shogi.limit.text'],
    boards: [boards.LIMIT],
    sections: [
      section(
        'in-check',
        'rules.shogi.limit.check',
        ['rules.shogi.limit.check.text'],
        boards.LIMIT_CHECK,
      ),
      section('replay', 'rules.shogi.replay', [
        'rules.shogi.replay.text',
        'rules.shogi.replay.handicap',
        'rules.shogi.replay.draws',
      ]),
      section('toss', 'rules.shogi.toss', ['rules.shogi.toss.text']),
    ],
  },
];
