/** What the rooms of backgammon are like in Spanish; see `es.ts`. */

import type { BackgammonRooms } from './index';

export default {
  'family.backgammon.what': 'Lleva tus fichas a casa y sácalas antes. Un encuentro dura hasta que alguien reúne los puntos.',
  'family.backgammon-money.what': 'Una sola partida por puntos: el cubo los dobla, un gammon cuenta doble y un backgammon triple.',

  // What all rooms of a family have in common
  'backgammon.tag.backgammon.what': 'Después cualquiera puede comprobar los dados de la casa.',
  'backgammon.tag.backgammon-money.what': 'Partidas sueltas con cubo de doblar.',

  // Rooms: one line, then how it goes
  'preset.bg-match-1.what': 'Una sola partida a un punto, sin cubo.',
  'preset.bg-match-1.opening': 'Cada victoria vale un punto, así que nadie dobla.',
  'preset.bg-match-3.what': 'Un encuentro a 3 puntos, con cubo de doblar.',
  'preset.bg-match-3.opening': 'Rige la regla Crawford: en la primera partida en que a alguien le falta un punto no se dobla.',
  'preset.bg-match-5.what': 'Un encuentro a 5 puntos, con cubo de doblar.',
  'preset.bg-match-5.opening': 'Rige la regla Crawford: en la primera partida en que a alguien le falta un punto no se dobla.',
  'preset.bg-match-7.what': 'Un encuentro a 7 puntos, con cubo de doblar.',
  'preset.bg-match-7.opening': 'Rige la regla Crawford: en la primera partida en que a alguien le falta un punto no se dobla.',
  'preset.bg-match-9.what': 'Un encuentro a 9 puntos, con cubo de doblar.',
  'preset.bg-match-9.opening': 'Rige la regla Crawford: en la primera partida en que a alguien le falta un punto no se dobla.',
  'preset.bg-match-11.what': 'Un encuentro a 11 puntos, con cubo de doblar.',
  'preset.bg-match-11.opening': 'Rige la regla Crawford: en la primera partida en que a alguien le falta un punto no se dobla.',
  'preset.bg-match.what': 'Un encuentro con la duración y las reglas que elijas.',
  'preset.bg-match.opening': 'Rige la regla Crawford: en la primera partida en que a alguien le falta un punto no se dobla.',
  'preset.bg-money.what': 'Una partida por puntos, con cubo; los gammons cuentan siempre.',
  'preset.bg-money.opening': 'Sin regla Jacoby: un gammon cuenta aunque nadie haya doblado.',
  'preset.bg-money-auto.what': 'Cada empate en la tirada de salida dobla el cubo.',
  'preset.bg-money-auto.opening': 'El cubo queda en el centro y ambos pueden doblar todavía.',
  'preset.bg-money-auto-once.what': 'El primer empate en la tirada de salida dobla el cubo.',
  'preset.bg-money-auto-once.opening': 'El cubo queda en el centro y ambos pueden doblar todavía.',
  'preset.bg-real-dice.what': 'Tiráis dados reales y decís qué muestran; el otro lado lo confirma.',
  'preset.bg-real-dice.opening': 'Una tirada inclinada se declara así y se repite; todo queda en el registro.',

  // What may be chosen of the rules
  'backgammon.choice.length': 'Puntos',
  'backgammon.choice.length.n': (n) => `${n}`,
  'backgammon.choice.crawford': 'Regla Crawford',
  'backgammon.choice.crawford.': 'Sí',
  'backgammon.choice.crawford.no': 'No',
  'backgammon.choice.cube': 'Cubo de doblar',
  'backgammon.choice.cube.': 'Sí',
  'backgammon.choice.cube.no': 'No',
  'backgammon.choice.autodoubles': 'Dobles automáticos',
  'backgammon.choice.autodoubles.': 'Ninguno',
  'backgammon.choice.autodoubles.unlimited': 'Los que salgan',
  'backgammon.choice.autodoubles.n': (n) => `${n} como mucho`,
  'backgammon.choice.beavers': 'Redobles inmediatos (castores)',
  'backgammon.choice.beavers.': 'Ninguno',
  'backgammon.choice.beavers.n': (n) => `${n} como mucho`,
  'backgammon.choice.jacoby': 'Regla Jacoby',
  'backgammon.choice.jacoby.no': 'No',
  'backgammon.choice.jacoby.yes': 'Sí: los gammons cuentan solo si se giró el cubo',
  'backgammon.choice.variant': 'Salida',
  'backgammon.choice.variant.': 'Normal',
  'backgammon.choice.variant.nackgammon': 'Nackgammon',
  'backgammon.choice.variant.hypergammon': 'Hypergammon: tres fichas',
  'backgammon.choice.variant.longgammon': 'Longgammon: las quince atrás',

  // Rules that no room is named after, of a game that was brought.
  'choice.preset.match': 'Match',
  'choice.preset.tournament': 'Match de torneo',
  'choice.preset.money': 'Partidas por puntos',
  'choice.preset.casual': 'Partida informal',
} satisfies BackgammonRooms;
