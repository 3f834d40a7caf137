/** The sentences of the rules pages of backgammon in Filipino; see `en.backgammon.rules.ts`. */

import type { BackgammonRules } from './index';

export const rules: BackgammonRules = {
  // The overview
  'rules.backgammon.title': 'Mga patakaran ng backgammon',
  'rules.backgammon.intro': 'Inililibot ng bawat manlalaro ang labinlimang checker sa board at palabas dito, ayon sa numero ng dalawang dice. Ang unang makalabas ng lahat ang panalo. Pinatataas ng cube ang halaga ng laro.',
  'rules.backgammon.live': 'Sumasagot ang mga board sa mga page na ito. Ihagis ang dice at igalaw ang mga checker ng dalawang panig: papayagan ito ng referee, o sasabihin kung bakit hindi.',
  'rules.backgammon.fair.link': 'Ang dice ng bahay na ito: estadistika at patunay',
  'rules.backgammon.first': 'Subukan',
  'rules.backgammon.first.board': 'Ihagis para sa simula. Ang mas mataas na dice ang mauuna at gagamit ng dalawang numero.',

  // The lessons
  'rules.backgammon.board': 'Board at direksiyon',
  'rules.backgammon.moves': 'Paggalaw at pag-hit',
  'rules.backgammon.opening': 'Ang unang hagis',
  'rules.backgammon.compulsory': 'Ang dapat gamitin',
  'rules.backgammon.off': 'Bearing off',
  'rules.backgammon.value': 'Katapusan at halaga',
  'rules.backgammon.cube': 'Ang doubling cube',
  'rules.backgammon.beaver': 'Beaver at raccoon',
  'rules.backgammon.jacoby': 'Ang Jacoby rule',
  'rules.backgammon.match': 'Match at Crawford',
  'rules.backgammon.resign': 'Pagsuko',
  'rules.backgammon.real': 'Totoong dice',
  'rules.backgammon.fair': 'Patas na dice',
  'rules.backgammon.variants': 'Mga variant',
  'rules.backgammon.race': 'Pagbilang sa karera',
  'rules.backgammon.openings': 'Mga pambungad na tira',
  'rules.backgammon.notation': 'Notasyon at ID',

  // Rooms
  'rules.backgammon.play': 'Subukan ang mga patakarang ito',
  'rules.backgammon.play.board': 'Laruin ang dalawang panig.',
  'rules.backgammon.about.one': 'Isang laro lang, walang cube.',
  'rules.backgammon.about.tournament': 'Gaya sa torneo: may cube at Crawford rule, walang awtomatikong doble.',
  'rules.backgammon.about.match': 'Match na ikaw ang pipili: haba, simula, may cube at Crawford o wala.',
  'rules.backgammon.about.money': 'Isang laro para sa puntos, may cube. Doble ang gammon, triple ang backgammon.',
  'rules.backgammon.about.auto': 'Isang laro para sa puntos. Bawat tabla sa unang hagis, dumodoble ang cube.',
  'rules.backgammon.about.auto_once': 'Isang laro para sa puntos. Sa unang tabla lang ng unang hagis dumodoble ang cube.',
  'rules.backgammon.about.real': 'Ihahagis mo ang totoong dice sa sarili mong mesa at sasabihin ang lumabas.',
  'rules.backgammon.short.board': '24 na point, 15 checker bawat panig.',
  'rules.backgammon.short.wins.match': (n) => (n === 1 ? 'Isang laro, walang cube.' : `Ang unang makakuha ng ${n} puntos.`),
  'rules.backgammon.short.wins.points': 'Isang laro: 1, 2 o 3 puntos, beses ang cube.',
  'rules.backgammon.short.cube': 'Cube',
  'rules.backgammon.short.cube.plain': 'Mayroon.',
  'rules.backgammon.short.cube.none': 'Wala.',
  'rules.backgammon.short.cube.crawford': 'Mayroon, maliban sa larong Crawford.',
  'rules.backgammon.short.ties': 'Tabla sa simula',
  'rules.backgammon.short.ties.none': 'Ihahagis muli.',
  'rules.backgammon.short.ties.once': 'Sa unang tabla, dumodoble ang cube.',
  'rules.backgammon.short.ties.unlimited': 'Sa bawat tabla, dumodoble ang cube.',
  'rules.backgammon.short.chosen': 'Kung pipiliin mo lang.',
  'rules.backgammon.short.dice': 'Dice',
  'rules.backgammon.short.dice.server': 'Ang bahay ang naghahagis, at mapatutunayan.',
  'rules.backgammon.short.dice.manual': 'Ikaw ang naghahagis at nagsasabi.',

  // A live board
  'rules.backgammon.throw': 'Ihagis ang dice',
  'rules.backgammon.cocked': 'May dice na nakatagilid',
  'rules.backgammon.score': (white, black, length) => `Puti ${white}, Itim ${black}, hanggang ${length} puntos.`,
  'rules.backgammon.crawford': 'Ito ang larong Crawford.',
  'rules.backgammon.won.white': (points) => `Nanalo ang Puti ng isang laro: ${points} puntos.`,
  'rules.backgammon.won.black': (points) => `Nanalo ang Itim ng isang laro: ${points} puntos.`,

  // Where it comes from
  'rules.backgammon.source.usbgf': 'US Backgammon Federation: mga patakaran sa torneo',
  'rules.backgammon.source.dbgf': 'Danish Backgammon Federation: mga patakaran sa torneo',
  'rules.backgammon.source.bkgm': 'Backgammon Galore: mga patakaran at talasalitaan',
  'rules.backgammon.source.gnu': 'GNU Backgammon: manual, tungkol sa Position ID at Match ID',
  'rules.backgammon.source.ours': 'Kung tahimik ang mga ito, pumili ang bahay: puwedeng iikot ang patay na cube, hindi matatanggihan ang pagsuko sa pinakamalaking halaga, hindi inaalis ng cube na dinoble ng tabla ang Jacoby rule, at itinatala ang mga puntos na lampas sa haba ng match.',
};

export default rules;
