/** The sentences of the lessons of backgammon about counting, opening plays and texts in Spanish; see `en.backgammon.craft.ts`. */

import type { BackgammonCraft } from './index';

export const craft: BackgammonCraft = {
  // Counting a race
  'rules.backgammon.race.text': 'Cuando los bandos ya se han cruzado es una carrera, y decide el recuento de pips. Los montones y los huecos desperdician pips, así que los jugadores lo corrigen.',
  'rules.backgammon.keith': 'Recuento Keith',
  'rules.backgammon.keith.text': 'Suma a los pips de cada bando:',
  'rules.backgammon.keith.one': '2 por cada ficha a partir de la segunda en el punto 1',
  'rules.backgammon.keith.two': '1 por cada ficha a partir de la segunda en el punto 2',
  'rules.backgammon.keith.three': '1 por cada ficha a partir de la cuarta en el punto 3',
  'rules.backgammon.keith.gaps': '1 por cada punto vacío entre el 4, el 5 y el 6',
  'rules.backgammon.keith.seventh': 'Luego aumenta el de quien va a tirar en un séptimo, sin decimales.',
  'rules.backgammon.keith.double': 'Dobla si es como mucho 4 más que el otro; redobla si es como mucho 3 más. Acepta si es al menos 2 más.',
  'rules.backgammon.race.board': 'Tiran las blancas. Cuenta antes de doblar.',
  'rules.backgammon.race.example': 'La carrera de arriba',
  'rules.backgammon.race.side': 'Bando',
  'rules.backgammon.race.pips': 'Pips',
  'rules.backgammon.race.added': 'Se suma',
  'rules.backgammon.race.raised': 'Con el séptimo',
  'rules.backgammon.race.verdict': (white, black) => `${white} contra ${black}: ${white - black} más. Doblar, redoblar y aceptar.`,
  'rules.backgammon.trice': 'La regla del 62 de Trice',
  'rules.backgammon.trice.text': 'Con los pips del líder, que va a tirar, dice cuánto puede ir por detrás el rival y aún aceptar. Desde 62 pips: la décima parte y 2. Por debajo: resta 5 y divide entre 7.',
  'rules.backgammon.trice.double': 'Dobla desde 3 pips antes de ese punto; redobla desde 2.',
  'rules.backgammon.trice.leader': 'Líder',
  'rules.backgammon.trice.first': 'Doblar desde',
  'rules.backgammon.trice.again': 'Redoblar desde',
  'rules.backgammon.trice.last': 'Aceptar hasta',

  // Opening plays
  'rules.backgammon.openings.text': 'Hay quince tiradas iniciales. Para cada una hay una jugada que los programas fuertes prefieren, o varias igual de buenas.',
  'rules.backgammon.openings.board': 'Seis y uno: 13/7 8/7 gana el punto de barra, y tres puntos seguidos cortan el paso a las negras.',
  'rules.backgammon.openings.all': 'Las quince',
  'rules.backgammon.openings.throw': 'Tirada',
  'rules.backgammon.openings.play': 'Jugada',
  'rules.backgammon.openings.idea': 'Idea',
  'rules.backgammon.openings.idea.point': 'Gana un punto.',
  'rules.backgammon.openings.idea.run': 'Corre.',
  'rules.backgammon.openings.idea.split': 'Separa las de atrás y trae un constructor.',
  'rules.backgammon.openings.idea.choice': 'Varias son igual de buenas.',
  'rules.backgammon.openings.source': 'Según dos programas, por dinero y mirando tres jugadas adelante.',

  // Notation
  'rules.backgammon.notation.text': 'Una jugada se escribe de punto a punto, con la numeración de quien mueve: 8/5 6/5. Un asterisco marca un golpe; “bar” y “off” son la barra y fuera.',
  'rules.backgammon.notation.board': 'Juega 24/20*/18 y mira cómo se escribe.',
  'rules.backgammon.notation.plays': 'Jugadas',
  'rules.backgammon.notation.action': 'Paso a paso',
  'rules.backgammon.notation.written': 'Como se suele escribir',
  'rules.backgammon.notation.typing': 'Puedes teclear las dos formas. Lo que guarda la casa va paso a paso, de mayor a menor.',
  'rules.backgammon.notation.ids': 'ID',
  'rules.backgammon.notation.ids.text': 'Una posición cabe en una línea de texto que otros programas leen. El inicio de una partida:',
  'rules.backgammon.notation.position': 'Position ID: las fichas, vistas por quien va a tirar.',
  'rules.backgammon.notation.match': 'Match ID: cubo, dados, marcador y a quién le toca.',
  'rules.backgammon.notation.xgid': 'XGID: todo eso en uno, con las blancas como X.',
  'rules.backgammon.notation.files': 'Las partidas se guardan como .mat, que leen casi todos los programas, o como SGF.',
};

export default craft;
