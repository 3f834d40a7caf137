/** The sentences of Go in Filipino; see `fil.ts`. Words of the game stay as players say them. */

import type { Go } from './index';

export default {
  // What is asked
  'go.step.nigiri': 'Binubunot ng house kung sino ang Itim.',
  'go.step.choose': 'Pumili ng kulay.',
  'go.step.handicap': (left) =>
    left === 1 ? 'Ilagay ang huling handicap na bato.' : `Maglagay ng ${left} handicap na bato.`,
  'go.step.play': (color) => `Maglagay ng batong ${color}.`,
  'go.step.swap': (color) => `Maglagay ng batong ${color}, o magpalit ng kulay.`,
  'go.step.end_said': (side) => `Tapos na raw ang laro, sabi ng ${side}. Sumang-ayon o magpatuloy.`,
  'go.step.stone': (color) => `Maglagay ng batong ${color}: walang napagpasyahan ang mga pass.`,
  'go.step.settle': 'Markahan ang mga patay na bato at imungkahi.',
  'go.step.settle.proposed': (side) => `Tanggapin ang mungkahi ng ${side} na mga patay, o magmungkahi ng iba.`,
  'go.step.over': 'Tapos na ang laro.',

  // Actions as buttons
  'go.action.end': 'Tapos na',
  'go.action.agree': 'Sang-ayon: tapos na',
  'go.action.swap': (side) => `Magpalit ng kulay: ${side} ka na`,
  'go.action.black': 'Piliin ang Itim',
  'go.action.white': 'Piliin ang Puti',
  'go.action.pass_left': (n) => `Mag-pass (${n} pa)`,
  'go.action.accept': 'Tanggapin',
  'go.action.propose': (n) => (n === 0 ? 'Imungkahi: walang patay' : `Imungkahi: ${n} patay na bato`),
  'go.action.resume': 'Magpatuloy sa laro',
  'go.action.reset': 'Ibalik ang mga marka ko',
  'go.action.suggestion': 'Markahan ayon sa mungkahi',

  // What is asked before it is done
  'go.pass.capture': 'Kung mag-pass din ang kalaban, tapos na ang paglalaro, at panalo ang mas maraming nakuhang bato.',
  'go.pass.scored': 'Kung mag-pass din ang kalaban, tapos na ang paglalaro, at pag-uusapan ang mga patay na bato.',
  'go.pass.last': 'Kaka-pass lang ng kalaban mo: matatapos na ang paglalaro.',
  'go.end.ask': 'Sabihing tapos na ang paglalaro?',
  'go.end.what': 'Ibibigay mo ang turn na ito. Puwedeng sumang-ayon o magpatuloy ang kalaban.',

  // Actions in the list of moves
  'go.move.pass': 'pass',
  'go.move.end': 'tapos na',
  'go.move.agree': 'sang-ayon',
  'go.move.swap': 'palit',
  'go.move.black': 'kinuha ang Itim',
  'go.move.white': 'kinuha ang Puti',
  'go.move.dead': (points) => (points === '' ? 'walang patay' : `patay: ${points}`),
  'go.move.accept': 'tinanggap',
  'go.move.resume': 'nagpatuloy',
  'go.move.nigiri': 'bunutan',

  // What is spoken
  'go.say.pass': 'nag-pass',
  'go.say.end': 'sinabing tapos na ang paglalaro',
  'go.say.agree': 'sumang-ayon na tapos na',
  'go.say.swap': 'nagpalit ng kulay',
  'go.say.black': 'kinuha ang Itim',
  'go.say.white': 'kinuha ang Puti',
  'go.say.dead': (points) =>
    points === '' ? 'iminungkahing walang patay' : `iminungkahing patay: ${points}`,
  'go.say.accept': 'tinanggap',
  'go.say.resume': 'nagpatuloy sa laro',
  'go.say.nigiri': 'tapos na ang bunutan',
  'go.say.captures': (point, n) => `${point}, nakakuha ng ${n}`,
  'go.say.total': (n, of) => `${n} sa ${of}`,

  // What each side has taken
  'go.tally.of': (side, n, of) => `${side}: nakakuha na ng ${n} sa ${of}`,
  'go.tally.prisoners': (side, n) => `${side}: may ${n} bihag`,
  'go.tally.label': 'bihag',
  'go.tally.one_more': 'isa pa, panalo na',

  // Refusals by rule
  'go.reason.bad_action': 'Hindi iyan aksyon ng larong ito.',
  'go.reason.not_now': 'Iba ang hinihingi ngayon.',
  'go.reason.no_offer': 'Wala pang nagsabing tapos na ang paglalaro.',
  'go.reason.end_not_offered': 'Sa room na ito, sa pag-pass lang natatapos ang paglalaro.',
  'go.reason.no_proposal': 'Wala pang nagmungkahi ng mga patay na bato.',
  'go.reason.not_a_stone': 'Walang bato sa puntong iyan.',
  'go.reason.suicide': 'Suicide: mawawalan ng liberty ang bato at wala itong makukuha.',
  'go.reason.ko': 'Ko: hindi puwedeng bawiin agad ang batong iyan. Tumira muna sa iba.',
  'go.reason.superko': 'Superko: lumitaw na dati ang ganitong board.',
  'go.mark.suicide': 'walang liberty',
  'go.mark.ko': 'ko: tumira muna sa iba',
  'go.mark.superko': (n) =>
    n === 0 ? 'inuulit ang board sa simula' : `inuulit ang board pagkatapos ng tira ${n}`,
  'go.mark.superko.earlier': 'inuulit ang naunang board',

  // Explanations in words
  'go.explain.chain': (stones) => `Ang magiging chain ay ${stones}.`,
  'go.explain.stands': (n, liberties) => `May chain doon na may ${n} bato at ${liberties} liberty.`,
  'go.explain.enemies': (stones) => `Hawak ng ${stones} ang mga huling liberty nito.`,
  'go.explain.liberties': (n, points) => `${n} liberty: ${points}.`,
  'go.explain.captures': (n, stones) => `Makakakuha ng ${n} bato: ${stones}.`,
  'go.explain.ko': (stone) => `Kakakuha lang ng ${stone} ng bato roon.`,
  'go.explain.repeats': (n) =>
    n === 0 ? 'Iyon ang board sa simula.' : `Iyon ang board pagkatapos ng tira ${n}.`,
  'go.explain.totals': (black, white) => `Mga nakuha pagkatapos: Itim ${black}, Puti ${white}.`,
  'go.explain.score': (score) => `Ang magiging bilang: ${score}.`,

  // Endings
  'go.ending.target': 'nakuha na ang itinakdang bilang ng bato',
  'go.ending.no_moves': 'wala nang mapaglagyan ng bato',
  'go.ending.two_passes': 'magkasunod na nag-pass ang dalawa',
  'go.ending.agreement': 'nagkasundo ang dalawa na tapos na ang paglalaro',
  'go.ending.score': 'ayon sa bilang',
  'go.ending.repetition': 'ikatlong beses nang lumitaw ang parehong posisyon',

  // The board
  'go.board': (columns, rows) => `Board, ${columns} por ${rows}`,
  'go.cell.ko': 'ko',
  'go.cell.atari': 'nasa atari',
  'go.cell.liberty': 'huling liberty ng isang chain',
  'go.cell.taken': 'kakakuha lang dito',
  'go.cell.dead': 'minarkahang patay',
  'go.cell.differs': 'iba rito ang mungkahi',
  'go.cell.point.black': 'punto ng Itim',
  'go.cell.point.white': 'punto ng Puti',
  'go.cell.point.neutral': 'neutral',
  'go.cell.point.seki': 'nasa seki, hindi binibilang',

  // The count
  'go.count.title': 'Bilang',
  'go.count.area': 'ayon sa area',
  'go.count.territory': 'ayon sa teritoryo',
  'go.count.row.stones': 'Mga buhay na bato',
  'go.count.row.territory': 'Mga napaligirang punto',
  'go.count.row.prisoners': 'Mga bihag',
  'go.count.row.komi': 'Komi',
  'go.count.row.bonus': 'Para sa handicap na bato',
  'go.count.row.total': 'Kabuuan',
  'go.count.by': (side, n) => `${side}, lamang ng ${n}`,
  'go.count.even': 'tabla',
  'go.count.neutral': (n) => `${n} neutral na punto`,
  'go.count.seki': (n) => `${n} punto sa seki, hindi binilang`,

  // The settlement
  'go.settle.title': 'Mga patay na bato',
  'go.settle.how': 'Pumili ng chain para markahang patay o buhay.',
  'go.settle.suggested': 'Minarkahan ng house ang sa tingin nito ay patay. Wala pang nagmungkahi nito.',
  'go.settle.none': 'Wala pang iminumungkahi.',
  'go.settle.by': (side, n) =>
    n === 0 ? `Mungkahi ng ${side}: walang patay.` : `Mungkahi ng ${side}: ${n} bato ang patay.`,
  'go.settle.differ': (points) => `Magkaiba kayo sa ${points}.`,
  'go.settle.counting': 'Nagbibilang…',
  'go.settle.uncounted': 'Hindi nabasa ang bilang.',
  'go.settle.marked': (point, n) => `${point}: ${n} bato, patay.`,
  'go.settle.unmarked': (point, n) => `${point}: ${n} bato, buhay.`,
  'go.settle.no_stone': (point) => `${point}: walang bato.`,
} satisfies Go;
