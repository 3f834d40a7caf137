/** What the rooms of backgammon are like in Filipino; see `fil.ts`. */

import type { BackgammonRooms } from './index';

export default {
  'family.backgammon.what': 'Maunang iuwi at ilabas ang mga piyesa. Tuloy ang match hanggang maabot ng isang panig ang puntos.',
  'family.backgammon-money.what': 'Isang laro para sa puntos: dinodoble ng cube, doble ang gammon, triple ang backgammon.',

  // What all rooms of a family have in common
  'backgammon.tag.backgammon.what': 'Masusuri ng sinuman pagkatapos ang mga dice ng bahay.',
  'backgammon.tag.backgammon-money.what': 'Isahang laro na may doubling cube.',

  // Rooms: one line, then how it goes
  'preset.bg-match-1.what': 'Isang laro para sa isang puntos, walang cube.',
  'preset.bg-match-1.opening': 'Isang puntos ang bawat panalo, kaya walang nagdo-double.',
  'preset.bg-match-3.what': 'Match hanggang 3 puntos, may doubling cube.',
  'preset.bg-match-3.opening': 'May tuntuning Crawford: walang nagdo-double sa unang larong isang puntos na lang ang kulang ng isang panig.',
  'preset.bg-match-5.what': 'Match hanggang 5 puntos, may doubling cube.',
  'preset.bg-match-5.opening': 'May tuntuning Crawford: walang nagdo-double sa unang larong isang puntos na lang ang kulang ng isang panig.',
  'preset.bg-match-7.what': 'Match hanggang 7 puntos, may doubling cube.',
  'preset.bg-match-7.opening': 'May tuntuning Crawford: walang nagdo-double sa unang larong isang puntos na lang ang kulang ng isang panig.',
  'preset.bg-match-9.what': 'Match hanggang 9 puntos, may doubling cube.',
  'preset.bg-match-9.opening': 'May tuntuning Crawford: walang nagdo-double sa unang larong isang puntos na lang ang kulang ng isang panig.',
  'preset.bg-match-11.what': 'Match hanggang 11 puntos, may doubling cube.',
  'preset.bg-match-11.opening': 'May tuntuning Crawford: walang nagdo-double sa unang larong isang puntos na lang ang kulang ng isang panig.',
  'preset.bg-match.what': 'Match na ikaw ang pipili ng haba at mga tuntunin.',
  'preset.bg-match.opening': 'May tuntuning Crawford: walang nagdo-double sa unang larong isang puntos na lang ang kulang ng isang panig.',
  'preset.bg-money.what': 'Isang laro para sa puntos, may cube; laging bilang ang gammon.',
  'preset.bg-money.opening': 'Walang tuntuning Jacoby: bilang ang gammon kahit walang nag-double.',
  'preset.bg-money-auto.what': 'Bawat tabla sa pambungad na hagis ay nagdodoble sa cube.',
  'preset.bg-money-auto.opening': 'Nananatili sa gitna ang cube, at puwede pang mag-double ang dalawa.',
  'preset.bg-money-auto-once.what': 'Ang unang tabla sa pambungad na hagis ay nagdodoble sa cube.',
  'preset.bg-money-auto-once.opening': 'Nananatili sa gitna ang cube, at puwede pang mag-double ang dalawa.',
  'preset.bg-real-dice.what': 'Tunay na dice ang ihahagis ninyo at sasabihin ang lumabas; kukumpirmahin ng kabila.',
  'preset.bg-real-dice.opening': 'Ang tumagilid na hagis ay sinasabing tumagilid at inuulit; nakatala ang lahat.',

  // What may be chosen of the rules
  'backgammon.choice.length': 'Puntos',
  'backgammon.choice.length.n': (n) => `${n}`,
  'backgammon.choice.crawford': 'Tuntuning Crawford',
  'backgammon.choice.crawford.': 'Oo',
  'backgammon.choice.crawford.no': 'Hindi',
  'backgammon.choice.cube': 'Doubling cube',
  'backgammon.choice.cube.': 'Mayroon',
  'backgammon.choice.cube.no': 'Wala',
  'backgammon.choice.autodoubles': 'Awtomatikong double',
  'backgammon.choice.autodoubles.': 'Wala',
  'backgammon.choice.autodoubles.unlimited': 'Walang hangganan',
  'backgammon.choice.autodoubles.n': (n) => `Hanggang ${n}`,
  'backgammon.choice.beavers': 'Agarang redouble (beaver)',
  'backgammon.choice.beavers.': 'Wala',
  'backgammon.choice.beavers.n': (n) => `Hanggang ${n}`,
  'backgammon.choice.jacoby': 'Tuntuning Jacoby',
  'backgammon.choice.jacoby.no': 'Wala',
  'backgammon.choice.jacoby.yes': 'Mayroon: bilang lang ang gammon kapag naikot na ang cube',
  'backgammon.choice.variant': 'Simula',
  'backgammon.choice.variant.': 'Karaniwan',
  'backgammon.choice.variant.nackgammon': 'Nackgammon',
  'backgammon.choice.variant.hypergammon': 'Hypergammon: tatlong piyesa',
  'backgammon.choice.variant.longgammon': 'Longgammon: nasa likod ang labinlima',

  // Rules that no room is named after, of a game that was brought.
  'choice.preset.match': 'Laban',
  'choice.preset.tournament': 'Laban sa torneo',
  'choice.preset.money': 'Mga larong may puntos',
  'choice.preset.casual': 'Larong libangan',
} satisfies BackgammonRooms;
