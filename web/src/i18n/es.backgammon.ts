/** The sentences of backgammon in Spanish; see `es.ts`. Sides are plural, as in `es.go.ts`. */

import type { Backgammon } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export default {
  // The sides
  'backgammon.side.white': 'Blancas',
  'backgammon.side.black': 'Negras',

  // Places and checkers
  'backgammon.bar': 'barra',
  'backgammon.off': 'fuera',
  'backgammon.point': (n) => `punto ${n}`,
  'backgammon.checkers.white': (n) => plural(n, 'ficha blanca', 'fichas blancas'),
  'backgammon.checkers.black': (n) => plural(n, 'ficha negra', 'fichas negras'),
  'backgammon.pips': (n) => plural(n, 'pip por recorrer', 'pips por recorrer'),
  'backgammon.pips.short': (n) => `${n} pips`,

  // The board
  'backgammon.board': 'Tablero de backgammon',
  'backgammon.row.upper': 'Mitad superior',
  'backgammon.row.lower': 'Mitad inferior',
  'backgammon.cell': (place, what) => `${place}: ${what}`,
  'backgammon.cell.bar': (side) => `Barra de ${side}`,
  'backgammon.cell.off': (side) => `Bandeja de ${side}`,
  'backgammon.cell.lifted': 'levantada',
  'backgammon.cell.landing': 'la ficha levantada puede caer aquí',
  'backgammon.cell.source': 'puede mover',

  // Putting a play together
  'backgammon.controls': 'Dados y jugada',
  'backgammon.control.dice': 'Los dados',
  'backgammon.control.swap': (first) => `Primero se usa el ${first}. Usar antes el otro dado`,
  'backgammon.control.force': 'Hacer la única jugada legal',
  'backgammon.control.hand_over': 'Entregar la jugada cuando esté completa',
  'backgammon.control.undo': 'Deshacer un paso',
  'backgammon.control.undo_all': 'Deshacer toda la jugada',
  'backgammon.control.replay': 'Ver otra vez la última jugada',
  'backgammon.lifted': (place, goals) => `Levantada de ${place}. Puede caer en: ${goals}.`,
  'backgammon.made': (steps) => `${steps}.`,
  'backgammon.put_down': 'Puesta de nuevo en su sitio.',
  'backgammon.first': (n) => `Primero se usa el ${n}.`,
  'backgammon.no_step': (place) => `${place}: ahora ninguna ficha puede mover desde ahí.`,
  'backgammon.undone': (n) => `${plural(n, 'paso deshecho', 'pasos deshechos')}.`,
  'backgammon.undone.all': (n) => `Todo deshecho: ${plural(n, 'paso', 'pasos')}.`,
  'backgammon.complete': (play) => `Entregar ${play}`,
  'backgammon.complete.say': (play) => `La jugada está completa: ${play}. Con Intro o con los dados se entrega.`,
  'backgammon.replayed': (steps) => `La última jugada: ${steps}.`,

  // Steps and actions in words
  'backgammon.step': (from, to) => `${from} a ${to}`,
  'backgammon.step.off': (from) => `${from} fuera`,
  'backgammon.step.hits': (step) => `${step}, golpea`,
  'backgammon.review.marks': 'Flechas',
  'backgammon.say.throw': (one, other) => `${one} y ${other}`,
  'backgammon.move.none': 'sin jugada',
  'backgammon.act.roll': 'tiran',
  'backgammon.act.double': 'doblan',
  'backgammon.act.take': 'aceptan el doble',
  'backgammon.act.drop': 'rehúsan el doble',
  'backgammon.act.beaver': 'castor (redoblan)',
  'backgammon.act.raccoon': 'mapache (redoblan)',
  'backgammon.act.resign_single': 'ofrecen rendir una partida simple',
  'backgammon.act.resign_gammon': 'ofrecen rendir un gammon',
  'backgammon.act.resign_backgammon': 'ofrecen rendir un backgammon',
  'backgammon.act.accept': 'aceptan la rendición',
  'backgammon.act.reject': 'siguen jugando',
  'backgammon.kind.single': 'una partida simple',
  'backgammon.kind.gammon': 'un gammon',
  'backgammon.kind.backgammon': 'un backgammon',

  // Buttons
  'backgammon.decide.nomove': 'Pasar los dados',
  'backgammon.decide.roll': 'Tirar',
  'backgammon.decide.double': 'Doblar',
  'backgammon.decide.take': 'Aceptar',
  'backgammon.decide.drop': 'Rehusar',
  'backgammon.decide.beaver': 'Castor',
  'backgammon.decide.raccoon': 'Mapache',
  'backgammon.decide.accept': 'Aceptar la rendición',
  'backgammon.decide.reject': 'Seguir jugando',
  'backgammon.decide.throw': (one, other) => `Tirada ${one} y ${other}`,

  // What is asked
  'backgammon.step.opening': 'Tirada de salida: empieza el dado mayor.',
  'backgammon.step.opening.tie': 'Empate: se repite la tirada de salida.',
  'backgammon.step.opening.told': 'Tirad un dado cada uno y decid qué muestran.',
  'backgammon.step.turn': 'Tira los dados.',
  'backgammon.step.turn.cube': 'Tira los dados o dobla.',
  'backgammon.step.told': 'Tira los dados y di qué muestran.',
  'backgammon.step.thrown': 'Se tiran los dados.',
  'backgammon.step.play': (high, low) => `Juega ${high} y ${low}.`,
  'backgammon.step.forced': 'Solo hay una jugada.',
  'backgammon.step.blocked': (one, other) => `No hay jugada legal: los dos números, ${one} y ${other}, están bloqueados.`,
  'backgammon.step.blocked.one': (n) => `No hay jugada legal: el ${n} está bloqueado.`,
  'backgammon.step.answer': 'Responde al doble.',
  'backgammon.step.doubled': (taken, dropped) =>
    `Acepta, y el cubo queda en ${taken}; o rehúsa, y pierde ${plural(dropped, 'punto', 'puntos')}.`,
  'backgammon.step.resigning': (kind) => `Acepta que se rinda ${kind} o sigue jugando.`,
  'backgammon.step.over': 'El encuentro ha terminado.',

  // Keys
  'backgammon.typed.hint': 'como 8/5 6/5, 24/18*, double',
  'backgammon.keys.dice': 'Usar primero ese dado',
  'backgammon.keys.undo': 'Deshacer un paso; con Mayús, todo',
  'backgammon.keys.replay': 'Ver otra vez la última jugada',
  'backgammon.keys.lift': 'Levantar una ficha, ponerla; entregar la jugada completa',

  // Refusals by rule
  'backgammon.reason.bad_action': 'Eso no es una acción de este juego.',
  'backgammon.reason.not_now': 'Ahora no toca eso.',
  'backgammon.reason.cocked_not_allowed': 'Los dados los tira la casa: nunca quedan inclinados.',
  'backgammon.reason.no_cube': 'En esta partida no hay cubo.',
  'backgammon.reason.crawford': 'Partida Crawford: en ella nadie dobla.',
  'backgammon.reason.not_cube_owner': 'El cubo es del rival.',
  'backgammon.reason.cube_limit': 'El cubo no sube más.',
  'backgammon.reason.beaver_not_allowed': 'Estas reglas no permiten otro redoble inmediato.',
  'backgammon.reason.resign_too_high': 'Aquí no se puede perder tanto.',
  'backgammon.reason.resign_sufficient': 'No se puede ganar más de lo ofrecido: la rendición no se puede rechazar.',
  'backgammon.reason.resign_repeated': 'Esta rendición se acaba de rechazar. Ofrece más o sigue jugando primero.',
  'backgammon.reason.must_move': 'Se puede usar un número, así que hay que usarlo.',
  'backgammon.reason.no_legal_play': 'No se puede usar ningún número: pasan los dados.',
  'backgammon.reason.must_enter': 'Antes debe entrar la ficha de la barra.',
  'backgammon.reason.no_checker': 'Ahí no hay ninguna ficha tuya.',
  'backgammon.reason.wrong_number': 'No queda ningún número para este paso.',
  'backgammon.reason.blocked': 'El punto lo ocupan dos o más fichas rivales.',
  'backgammon.reason.bear_off_not_home': 'No se saca ninguna ficha mientras quede una fuera de casa.',
  'backgammon.reason.bear_off_higher_behind': 'Un número mayor no saca una ficha más cercana mientras quede otra más atrás.',
  'backgammon.reason.hit_mark': 'El asterisco va donde se golpea una ficha sola, y en ningún otro sitio.',
  'backgammon.reason.not_canonical': 'Esta jugada se escribe de otro modo.',
  'backgammon.reason.must_use_all': 'Hay que usar tantos números como se pueda.',
  'backgammon.reason.must_use_higher': 'Solo se puede usar un número, y debe ser el mayor.',
  'backgammon.reason.legal': 'Está permitido.',

  // What an explanation rests on
  'backgammon.explain.step': (from, to) => `Desde ${from}, hasta ${to}.`,
  'backgammon.explain.from': (from) => `Se trata de: ${from}.`,
  'backgammon.explain.instead': (play) => `Sería legal ${play}.`,
  'backgammon.explain.hits': (points) => `Golpea en ${points}.`,
  'backgammon.explain.blots': (points) => `Deja una ficha sola en ${points}.`,
  'backgammon.explain.safe': 'No deja ninguna ficha que se pueda golpear.',
  'backgammon.explain.pips': (own, other) => `Quedan entonces ${own} pips propios y ${other} del rival.`,
  'backgammon.explain.offer': (taken, dropped) =>
    `Si se acepta, el cubo queda en ${taken}; si se rehúsa, vale ${plural(dropped, 'punto', 'puntos')}.`,
  'backgammon.explain.dead': 'El cubo ya gana el encuentro: girarlo no aporta nada.',

  // Endings
  'backgammon.ending.single': 'partida simple: todas las fichas fuera',
  'backgammon.ending.gammon': 'un gammon: quien pierde no ha sacado ninguna ficha',
  'backgammon.ending.backgammon': 'un backgammon: quien pierde no ha sacado ninguna y tiene alguna en la barra o en la casa rival',
  'backgammon.ending.drop': 'se rehusó el doble',
  'backgammon.ending.resign_single': 'se rindió una partida simple',
  'backgammon.ending.resign_gammon': 'se rindió un gammon',
  'backgammon.ending.resign_backgammon': 'se rindió un backgammon',

  // Beside the board
  'backgammon.score': (side, n, of) => `${side}: ${n} de ${plural(of, 'punto', 'puntos')}`,
  'backgammon.score.money': (side, n) => `${side}: ${plural(n, 'punto', 'puntos')}`,
  'backgammon.score.one_away': 'falta un punto',
  'backgammon.score.crawford': 'partida Crawford',
  'backgammon.text.place': (place, n) => `${n} en ${place}`,
  'backgammon.text.off': (n) => `${n} fuera`,
  'backgammon.text.cube': (value, owner) => `Cubo: ${value}, ${owner}`,
  'backgammon.cube.middle': 'en el centro',
  'backgammon.text.score': (a, b, of) => `Marcador: Blancas ${a}, Negras ${b}, encuentro a ${of}`,
  'backgammon.text.id': (id) => `Position ID ${id}`,

  // Settings
  'backgammon.settings': 'Backgammon',
  'backgammon.settings.bear': 'Sacar fichas',
  'backgammon.settings.bear.right': 'A la derecha',
  'backgammon.settings.bear.left': 'A la izquierda',
  'backgammon.settings.click': 'Un clic en una ficha',
  'backgammon.settings.click.move': 'La mueve',
  'backgammon.settings.click.lift': 'La levanta',
  'backgammon.settings.hand_over': 'Entregar la jugada en cuanto esté completa',
} satisfies Backgammon;
