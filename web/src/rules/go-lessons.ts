/** What the lessons of Go hold, in the order in which they are best read. */

import type { Lesson } from './board';
import * as boards from './go-boards';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'go-liberties',
    title: 'rules.go.liberties',
    text: ['rules.go.liberties.text', 'rules.go.liberties.chain'],
    boards: [boards.LIBERTIES],
    sections: [],
  },
  {
    id: 'go-capture',
    title: 'rules.go.capture',
    text: ['rules.go.capture.text'],
    boards: [boards.CAPTURE_ONE, boards.CAPTURE_CHAINS],
    sections: [
      { id: 'race', title: 'rules.go.race', text: ['rules.go.race.text'], boards: [boards.RACE] },
    ],
  },
  {
    id: 'go-forbidden',
    title: 'rules.go.forbidden',
    text: ['rules.go.forbidden.text', 'rules.go.forbidden.but'],
    boards: [boards.FORBIDDEN, boards.FORBIDDEN_CHAIN],
    sections: [
      {
        id: 'airless',
        title: 'rules.go.airless',
        text: ['rules.go.airless.text'],
        boards: [boards.BOTH_AIRLESS],
      },
    ],
  },
  {
    id: 'go-snapback',
    title: 'rules.go.snapback',
    text: ['rules.go.snapback.text'],
    boards: [boards.SNAPBACK],
    sections: [],
  },
  {
    id: 'go-ko',
    title: 'rules.go.ko',
    text: ['rules.go.ko.text', 'rules.go.ko.threat'],
    boards: [boards.KO],
    sections: [],
  },
  {
    id: 'go-superko',
    title: 'rules.go.superko',
    text: [
      'rules.go.superko.text',
      'rules.go.superko.kinds',
      'rules.go.superko.free',
      'rules.go.superko.simple',
    ],
    boards: [boards.SUPERKO_POSITIONAL, boards.SUPERKO_SITUATIONAL],
    sections: [],
  },
  {
    id: 'go-ending',
    title: 'rules.go.ending',
    text: ['rules.go.ending.text'],
    boards: [boards.AGREEING],
    sections: [
      {
        id: 'tie',
        title: 'rules.go.tie',
        text: ['rules.go.tie.text'],
        boards: [boards.TIE, boards.TIE_AREA],
      },
      {
        id: 'passing',
        title: 'rules.go.passing',
        text: ['rules.go.passing.text'],
        boards: [boards.NO_MOVES],
      },
    ],
  },
  {
    id: 'go-counting',
    title: 'rules.go.counting',
    text: ['rules.go.counting.text'],
    boards: [],
    sections: [
      { id: 'area', title: 'rules.go.area', text: ['rules.go.area.text'], boards: [boards.AREA] },
      {
        id: 'territory',
        title: 'rules.go.territory',
        text: ['rules.go.territory.text'],
        boards: [boards.TERRITORY],
      },
      {
        id: 'komi',
        title: 'rules.go.komi',
        text: ['rules.go.komi.text', 'rules.go.handicap.text'],
        boards: [boards.HANDICAP, boards.FREE_HANDICAP],
      },
      { id: 'seki', title: 'rules.go.seki', text: ['rules.go.seki.text'], boards: [boards.SEKI] },
    ],
  },
  {
    id: 'go-settling',
    title: 'rules.go.settling',
    text: ['rules.go.settling.text', 'rules.go.settling.how'],
    boards: [boards.SETTLING],
    sections: [
      {
        id: 'dispute',
        title: 'rules.go.dispute',
        text: ['rules.go.dispute.text', 'rules.go.dispute.turn'],
        boards: [boards.DISPUTE],
      },
      {
        id: 'as-is',
        title: 'rules.go.as_is',
        text: ['rules.go.as_is.text'],
        boards: [boards.AS_IS],
      },
    ],
  },
  {
    id: 'go-starts',
    title: 'rules.go.starts',
    text: [],
    boards: [],
    sections: [
      {
        id: 'colors',
        title: 'rules.go.colors',
        text: ['rules.go.colors.text'],
        boards: [boards.CHOOSING],
      },
      {
        id: 'crosscut',
        title: 'rules.go.crosscut',
        text: ['rules.go.crosscut.text'],
        boards: [boards.CROSSCUT, boards.TWIN],
      },
    ],
  },
];

/** The lesson of a page. */
export function lessonPage(id: string): Lesson | undefined {
  return LESSONS.find((one) => one.id === id);
}
