/** The sentences of gomoku and renju in Filipino; see `fil.ts`. */

import type { Gomoku } from './index';

export default {
  // Whose turn, and what is asked
  'step.place': (n, color) => `Ilagay ang bato ${n} (${color}).`,
  'step.place.inside': (n, color, size) =>
    size === 1
      ? `Ilagay ang bato ${n} (${color}) sa gitna.`
      : `Ilagay ang bato ${n} (${color}) sa loob ng gitnang ${size}×${size}.`,
  'step.place.outside': (n, color, size) =>
    `Ilagay ang bato ${n} (${color}) sa labas ng gitnang ${size}×${size}.`,
  'step.swap_or_keep': 'Magpalit ng kulay, o panatilihin ang kulay.',
  'step.declare': (max) => `Sabihin kung ilan ang ikalimang tira, 1 hanggang ${max}.`,
  'step.offer': (nth, total) =>
    total === 1
      ? 'Ialok ang ikalimang tira.'
      : `Mag-alok ng ${total} magkakaibang ikalimang tira; pang-${nth} ito sa ${total}.`,
  'step.offer.left': (left) =>
    left === 1 ? 'Ialok ang huling ikalimang tira.' : `Mag-alok pa ng ${left} ikalimang tira.`,
  'step.pick': 'Pumili ng isa sa mga inalok na ikalimang tira.',
  'step.choose': 'Pumili ng kulay.',
  'step.choose.more': 'Pumili ng kulay, o maglagay ng dalawa pang bato at ang kalaban ang papiliin.',
  'step.place_or_offer': (inside, offers) =>
    `Ilagay ang bato 5 sa loob ng gitnang ${inside}×${inside}, o mag-alok ng ${offers} ikalimang tira kahit saan.`,
  'step.play': (color) => `Maglagay ng batong ${color}.`,
  'step.over': 'Tapos na ang laro.',

  // Actions as buttons
  'action.swap': (side) => `Magpalit ng kulay: ${side} ka na`,
  'action.keep': (side) => `Huwag magpalit: ${side} ka pa rin`,
  'action.declare': (n) => `${n} ikalimang tira`,
  'action.black': 'Laruin ang Itim',
  'action.white': 'Laruin ang Puti',
  'action.more': 'Dalawa pang bato; kalaban ang pipili',
  'action.claim': 'Mag-claim ng bawal na tira',
  'action.claim.hint': 'Panalo ka kung bawal ang huling tira ng Itim, o kung may lampas-lima (anim o higit pa) ang Itim.',
  'action.mode.place': 'ilalagay ang bato 5',
  'action.mode.offer': 'mag-aalok ng ikalimang tira',
  'action.confirm.offer': (point) => `Ialok ang ${point}`,
  'action.confirm.pick': (point) => `Piliin ang ${point}`,

  // Actions in the list of moves
  'move.place': (point) => point,
  'move.pass': 'pass',
  'move.swap': 'palit',
  'move.keep': 'walang palit',
  'move.declare': (n) => `humingi ng ${n}`,
  'move.offer': (point) => `alok ${point}`,
  'move.pick': (point) => `pili ${point}`,
  'move.black': 'kuha Itim',
  'move.white': 'kuha Puti',
  'move.more': 'dalawa pa',
  'move.claim': 'claim',

  // What is spoken
  'say.place': (point) => point,
  'say.pass': 'nag-pass',
  'say.swap': 'nagpalit ng kulay',
  'say.keep': 'hindi nagpalit ng kulay',
  'say.declare': (n) => `humingi ng ${n} ikalimang tira`,
  'say.offer': (point) => `inalok ang ${point}`,
  'say.pick': (point) => `pinili ang ${point}`,
  'say.black': 'kinuha ang Itim',
  'say.white': 'kinuha ang Puti',
  'say.more': 'naglagay ng dalawa pang bato',
  'say.claim': 'nag-claim ng bawal na tira',

  // At the table
  'do.pass.what': 'Draw ang dalawang magkasunod na pass.',

  // Results
  'ending.five': 'limang magkasunod',
  'ending.forbidden_double_three': 'may gumawa ng bawal na dobleng tatlo',
  'ending.forbidden_double_four': 'may gumawa ng bawal na dobleng apat',
  'ending.forbidden_overline': 'may gumawa ng bawal na lampas-lima (anim o higit pa)',
  'ending.claimed_double_three': 'nag-claim ang Puti ng dobleng tatlo',
  'ending.claimed_double_four': 'nag-claim ang Puti ng dobleng apat',
  'ending.claimed_overline': 'nag-claim ang Puti ng lampas-lima (anim o higit pa)',
  'ending.two_passes': 'magkasunod na nag-pass ang dalawa',
  'ending.board_full': 'puno na ang board',

  // Refusals by rule
  'reason.pass_in_opening': 'Pagkatapos lang ng opening puwedeng mag-pass.',
  'reason.wrong_step': 'Iba ang hinihingi ngayon.',
  'reason.claim_not_in_mode': 'Walang puwedeng i-claim sa room na ito.',
  'reason.claim_not_white': 'Puti lang ang puwedeng mag-claim, at sa turn lang niya.',
  'reason.claim_unfounded': 'Walang dapat i-claim dito. Tuloy ang laro; ikaw pa rin ang titira.',
  'reason.outside_area': 'Dapat nasa loob ng may markang lugar ang batong ito.',
  'reason.inside_area': 'Dapat nasa labas ng may markang lugar ang batong ito.',
  'reason.declare_out_of_range': 'Hindi puwede ang bilang na iyan.',
  'reason.offer_duplicate': 'Naialok na ang ikalimang tirang iyan.',
  'reason.offer_symmetric': 'Mirror image ito ng ikalimang tirang naialok na.',
  'reason.pick_not_offered': 'Hindi inialok ang puntong iyan.',
  'reason.double_three': 'Bawal: dobleng tatlo.',
  'reason.double_four': 'Bawal: dobleng apat.',
  'reason.overline': 'Bawal: lampas-lima (anim o higit pa).',

  // Explanations in words
  'explain.shape.overline': (stones) => `Lampas-lima (anim o higit pa): ${stones}.`,
  'explain.shape.four': (stones) => `Apat: ${stones}.`,
  'explain.shape.three': (stones) => `Tatlo: ${stones}.`,
  'explain.shape.dead_three': (stones) => `Mukhang tatlo, pero hindi: ${stones}.`,
  'explain.shape.other': (stones) => `Linya: ${stones}.`,
  'explain.completes': (points) => `Magiging lima sa ${points}.`,
  'explain.opens': (points) => `Magiging bukas na apat sa ${points}.`,
  'explain.dead': (point, why) => `Hindi sa ${point}: ${why}.`,
  'explain.mirrors': (point) => `Mirror image ito ng ${point}.`,
  'dead.makes_five': 'lima agad ang mabubuo',
  'dead.makes_overline': 'lampas-lima (anim o higit pa) ang mabubuo',
  'dead.no_room': 'walang espasyo',
  'dead.double_three': 'bawal doon ang dobleng tatlo',
  'dead.double_four': 'bawal doon ang dobleng apat',
  'dead.overline': 'bawal doon ang lampas-lima (anim o higit pa)',

  // The board
  'board.label': (size) => `Board na ${size} por ${size}`,
  'cell.offered': (n) => `inalok na ikalimang tira ${n}`,
  'cell.winning': 'nasa panalong hanay',
  'cell.mark.double_three': 'bawal, dobleng tatlo',
  'cell.mark.double_four': 'bawal, dobleng apat',
  'cell.mark.overline': 'bawal, lampas-lima (anim o higit pa)',
} satisfies Gomoku;
