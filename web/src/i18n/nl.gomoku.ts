/** The sentences of gomoku and renju in Dutch; see `nl.ts`. */

import type { Gomoku } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const INFLECTED: Readonly<Record<string, string>> = { zwart: 'zwarte', wit: 'witte' };
/** ‘zwarte steen’, ‘witte steen’. */
const stone = (color: string) => `${INFLECTED[color] ?? color} steen`;

const vijfde = (n: number) => plural(n, 'vijfde zet', 'vijfde zetten');

export default {
  // Whose turn, and what is asked
  'step.place': (n, color) => `Plaats steen ${n} (${color}).`,
  'step.place.inside': (n, color, size) =>
    size === 1
      ? `Plaats steen ${n} (${color}) in het midden.`
      : `Plaats steen ${n} (${color}) binnen het middelste ${size}×${size}-vak.`,
  'step.place.outside': (n, color, size) =>
    `Plaats steen ${n} (${color}) buiten het middelste ${size}×${size}-vak.`,
  'step.swap_or_keep': 'Wissel de kleuren of houd ze.',
  'step.declare': (max) => `Zeg hoeveel vijfde zetten er komen, 1 tot ${max}.`,
  'step.offer': (nth, total) =>
    total === 1
      ? 'Bied de vijfde zet aan.'
      : `Bied ${total} verschillende vijfde zetten aan; dit is nummer ${nth} van ${total}.`,
  'step.offer.left': (left) =>
    left === 1 ? 'Bied de laatste vijfde zet aan.' : `Bied nog ${left} vijfde zetten aan.`,
  'step.pick': 'Kies een van de aangeboden vijfde zetten.',
  'step.choose': 'Kies een kleur.',
  'step.choose.more': 'Kies een kleur, of plaats nog twee stenen en laat de ander kiezen.',
  'step.place_or_offer': (inside, offers) =>
    `Plaats steen 5 binnen het middelste ${inside}×${inside}-vak, of bied ${vijfde(offers)} aan op willekeurige punten.`,
  'step.play': (color) => `Plaats een ${stone(color)}.`,
  'step.over': 'De partij is afgelopen.',

  // Actions as buttons
  'action.swap': (side) => `Kleuren wisselen: je krijgt ${side}`,
  'action.keep': (side) => `Kleuren houden: je blijft ${side}`,
  'action.declare': (n) => vijfde(n),
  'action.black': 'Met Zwart spelen',
  'action.white': 'Met Wit spelen',
  'action.more': 'Nog twee stenen plaatsen; de ander kiest',
  'action.claim': 'Verboden zet claimen',
  'action.claim.hint': 'Je wint als de laatste zet van Zwart verboden was of als Zwart een overlijn (zes of meer) heeft.',
  'action.mode.place': 'plaatst steen 5',
  'action.mode.offer': 'biedt een vijfde zet aan',
  'action.confirm.offer': (point) => `${point} aanbieden`,
  'action.confirm.pick': (point) => `${point} kiezen`,

  // Actions in the list of moves
  'move.place': (point) => point,
  'move.pass': 'past',
  'move.swap': 'wisselt',
  'move.keep': 'houdt kleur',
  'move.declare': (n) => `vraagt ${n}`,
  'move.offer': (point) => `biedt ${point}`,
  'move.pick': (point) => `kiest ${point}`,
  'move.black': 'neemt Zwart',
  'move.white': 'neemt Wit',
  'move.more': 'nog twee',
  'move.claim': 'claimt',

  // What is spoken
  'say.place': (point) => point,
  'say.pass': 'past',
  'say.swap': 'wisselt de kleuren',
  'say.keep': 'houdt de kleuren',
  'say.declare': (n) => `vraagt ${vijfde(n)}`,
  'say.offer': (point) => `biedt ${point} aan`,
  'say.pick': (point) => `kiest ${point}`,
  'say.black': 'neemt Zwart',
  'say.white': 'neemt Wit',
  'say.more': 'plaatst nog twee stenen',
  'say.claim': 'claimt een verboden zet',

  // At the table
  'do.pass.what': 'Twee keer passen na elkaar is remise.',

  // Results
  'ending.five': 'vijf op een rij',
  'ending.forbidden_double_three': 'er werd een verboden dubbele drie gemaakt',
  'ending.forbidden_double_four': 'er werd een verboden dubbele vier gemaakt',
  'ending.forbidden_overline': 'er werd een verboden overlijn gemaakt (zes of meer)',
  'ending.claimed_double_three': 'Wit claimde een dubbele drie',
  'ending.claimed_double_four': 'Wit claimde een dubbele vier',
  'ending.claimed_overline': 'Wit claimde een overlijn (zes of meer)',
  'ending.two_passes': 'beiden pasten na elkaar',
  'ending.board_full': 'het bord is vol',

  // Refusals by rule
  'reason.pass_in_opening': 'Passen kan pas na de opening.',
  'reason.wrong_step': 'Nu wordt iets anders gevraagd.',
  'reason.claim_not_in_mode': 'In deze spelvorm valt er niets te claimen.',
  'reason.claim_not_white': 'Alleen Wit kan claimen, en alleen als Wit aan zet is.',
  'reason.claim_unfounded': 'Hier valt niets te claimen. Het spel gaat door; je bent nog steeds aan zet.',
  'reason.outside_area': 'Deze steen moet in het gemarkeerde vak.',
  'reason.inside_area': 'Deze steen moet buiten het gemarkeerde vak.',
  'reason.declare_out_of_range': 'Dat aantal is niet toegestaan.',
  'reason.offer_duplicate': 'Die vijfde zet is al aangeboden.',
  'reason.offer_symmetric': 'Deze vijfde zet is het spiegelbeeld van een die al is aangeboden.',
  'reason.pick_not_offered': 'Dat punt is niet aangeboden.',
  'reason.double_three': 'Verboden: een dubbele drie.',
  'reason.double_four': 'Verboden: een dubbele vier.',
  'reason.overline': 'Verboden: een overlijn (zes of meer).',

  // Explanations in words
  'explain.shape.overline': (stones) => `Overlijn (zes of meer): ${stones}.`,
  'explain.shape.four': (stones) => `Vier: ${stones}.`,
  'explain.shape.three': (stones) => `Drie: ${stones}.`,
  'explain.shape.dead_three': (stones) => `Lijkt alleen op een drie: ${stones}.`,
  'explain.shape.other': (stones) => `Lijn: ${stones}.`,
  'explain.completes': (points) => `Wordt vijf op ${points}.`,
  'explain.opens': (points) => `Wordt een open vier op ${points}.`,
  'explain.dead': (point, why) => `Niet op ${point}: ${why}.`,
  'explain.mirrors': (point) => `Het is het spiegelbeeld van ${point}.`,
  'dead.makes_five': 'dat maakt meteen vijf',
  'dead.makes_overline': 'dat maakt een overlijn (zes of meer)',
  'dead.no_room': 'er is geen ruimte',
  'dead.double_three': 'daar is een dubbele drie verboden',
  'dead.double_four': 'daar is een dubbele vier verboden',
  'dead.overline': 'daar is een overlijn (zes of meer) verboden',

  // The board
  'board.label': (size) => `Bord van ${size} bij ${size}`,
  'cell.offered': (n) => `aangeboden vijfde zet ${n}`,
  'cell.winning': 'in de winnende rij',
  'cell.mark.double_three': 'verboden, dubbele drie',
  'cell.mark.double_four': 'verboden, dubbele vier',
  'cell.mark.overline': 'verboden, overlijn (zes of meer)',
} satisfies Gomoku;
