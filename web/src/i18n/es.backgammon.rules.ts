/** The sentences of the rules pages of backgammon in Spanish; see `en.backgammon.rules.ts`. */

import type { BackgammonRules } from './index';

export const rules: BackgammonRules = {
  // The overview
  'rules.backgammon.title': 'Las reglas del backgammon',
  'rules.backgammon.intro': 'Dos jugadores llevan cada uno quince fichas alrededor del tablero y fuera de él, según los números de dos dados. Gana quien las saca todas primero. El cubo sube lo que vale la partida.',
  'rules.backgammon.live': 'Los tableros de estas páginas responden. Tira los dados y mueve las fichas de ambos bandos: el árbitro lo permite o dice por qué no.',
  'rules.backgammon.fair.link': 'Los dados de esta casa: estadísticas y comprobación',
  'rules.backgammon.first': 'Pruébalo',
  'rules.backgammon.first.board': 'Tira para empezar. El dado más alto comienza y juega los dos números.',

  // The lessons
  'rules.backgammon.board': 'Tablero y dirección',
  'rules.backgammon.moves': 'Mover y golpear',
  'rules.backgammon.opening': 'La tirada inicial',
  'rules.backgammon.compulsory': 'Lo que hay que jugar',
  'rules.backgammon.off': 'Sacar fichas',
  'rules.backgammon.value': 'Final y valor',
  'rules.backgammon.cube': 'El cubo de doblar',
  'rules.backgammon.beaver': 'Beavers y raccoons',
  'rules.backgammon.jacoby': 'La regla Jacoby',
  'rules.backgammon.match': 'Matches y Crawford',
  'rules.backgammon.resign': 'Rendirse',
  'rules.backgammon.real': 'Dados de verdad',
  'rules.backgammon.fair': 'Dados limpios',
  'rules.backgammon.variants': 'Variantes',
  'rules.backgammon.race': 'Contar una carrera',
  'rules.backgammon.openings': 'Jugadas de apertura',
  'rules.backgammon.notation': 'Notación e ID',

  // Rooms
  'rules.backgammon.play': 'Prueba estas reglas',
  'rules.backgammon.play.board': 'Juega por ambos bandos.',
  'rules.backgammon.about.one': 'Decide una sola partida, sin cubo.',
  'rules.backgammon.about.tournament': 'Como en un torneo: con cubo y regla Crawford, sin dobles automáticos.',
  'rules.backgammon.about.match': 'Un match a tu gusto: duración, posición inicial, con o sin cubo y Crawford.',
  'rules.backgammon.about.money': 'Una partida por puntos, con cubo. El gammon cuenta doble; el backgammon, triple.',
  'rules.backgammon.about.auto': 'Una partida por puntos. Cada empate en la tirada inicial dobla el cubo.',
  'rules.backgammon.about.auto_once': 'Una partida por puntos. El primer empate en la tirada inicial dobla el cubo.',
  'rules.backgammon.about.real': 'Tiras dados de verdad en tu mesa y dices qué ha salido.',
  'rules.backgammon.short.board': '24 puntos, 15 fichas por bando.',
  'rules.backgammon.short.wins.match': (n) => (n === 1 ? 'Una partida, sin cubo.' : `Quien llegue antes a ${n} puntos.`),
  'rules.backgammon.short.wins.points': 'Una partida: 1, 2 o 3 puntos, por el cubo.',
  'rules.backgammon.short.cube': 'Cubo',
  'rules.backgammon.short.cube.plain': 'Sí.',
  'rules.backgammon.short.cube.none': 'No hay.',
  'rules.backgammon.short.cube.crawford': 'Sí, salvo en la partida Crawford.',
  'rules.backgammon.short.ties': 'Empates al inicio',
  'rules.backgammon.short.ties.none': 'Se tira de nuevo.',
  'rules.backgammon.short.ties.once': 'El primero dobla el cubo.',
  'rules.backgammon.short.ties.unlimited': 'Cada uno dobla el cubo.',
  'rules.backgammon.short.chosen': 'Solo si lo eliges.',
  'rules.backgammon.short.dice': 'Dados',
  'rules.backgammon.short.dice.server': 'Los tira la casa, y se puede comprobar.',
  'rules.backgammon.short.dice.manual': 'Los tiras tú, y lo dices.',

  // A live board
  'rules.backgammon.throw': 'Tirar los dados',
  'rules.backgammon.cocked': 'Un dado ha quedado torcido',
  'rules.backgammon.score': (white, black, length) => `Blancas ${white}, negras ${black}, a ${length} puntos.`,
  'rules.backgammon.crawford': 'Es la partida Crawford.',
  'rules.backgammon.won.white': (points) => `Las blancas han ganado una partida: ${points} ${points === 1 ? 'punto' : 'puntos'}.`,
  'rules.backgammon.won.black': (points) => `Las negras han ganado una partida: ${points} ${points === 1 ? 'punto' : 'puntos'}.`,

  // Where it comes from
  'rules.backgammon.source.usbgf': 'Federación de Backgammon de EE. UU.: reglas de torneo',
  'rules.backgammon.source.dbgf': 'Federación Danesa de Backgammon: reglas de torneo',
  'rules.backgammon.source.bkgm': 'Backgammon Galore: reglas y glosario',
  'rules.backgammon.source.gnu': 'GNU Backgammon: manual, sobre Position ID y Match ID',
  'rules.backgammon.source.ours': 'Donde callan, esta casa ha decidido: un cubo muerto se puede doblar, no se puede rechazar una rendición por el máximo, un cubo doblado por empates no suspende la regla Jacoby, y se guardan los puntos que pasan de la meta del match.',
};

export default rules;
