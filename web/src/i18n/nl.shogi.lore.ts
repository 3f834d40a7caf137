/** The sentences of the lessons of shogi about handicaps and notation in Dutch; see `en.ts` and `nl.ts`. */

import type { ShogiLore } from './index';

export const lore: ShogiLore = {
  // Handicaps
  'rules.shogi.handicaps.text': 'De sterkere speler neemt Wit, laat stukken weg en begint. Die stukken doen niet mee.',
  'rules.shogi.handicaps.left': 'Links en rechts zijn die van Wit: zijn linkerlans staat op 1a.',
  'rules.shogi.handicaps.rating': 'Zulke partijen tellen niet voor de rating, en een revanche houdt de kanten.',
  'rules.shogi.handicaps.board': 'Twee stukken: Wit heeft geen toren en geen loper, en begint.',
  'rules.shogi.handicaps.all': 'Alle voorgiften',
  'rules.shogi.handicaps.name': 'Voorgift',
  'rules.shogi.handicaps.japanese': 'In het Japans',
  'rules.shogi.handicaps.off': 'Wit mist',
  'rules.shogi.handicaps.credit': 'Punten',
  'rules.shogi.handicaps.kept': (pieces) => `alles behalve ${pieces}`,
  'rules.shogi.handicaps.hand': (pieces) => `in de hand: ${pieces}`,

  // How moves are written
  'rules.shogi.notation.text': 'Er zijn meer manieren. Je kiest er een bij de instellingen; typen gaat in USI.',
  'rules.shogi.notation.japanese': 'Japans: ▲ Zwart, △ Wit, het veld, het stuk. 同 is het veld van de laatste zet, 打 inzetten waar ook een stuk van het bord heen kon, 成 promoveert, 不成 ziet ervan af. 右 左 直 上 寄 引 zeggen welk van meer stukken.',
  'rules.shogi.notation.western': 'Westers: het stuk, - zet, x slaat, * zet in, + promoveert, = ziet ervan af.',
  'rules.shogi.notation.kitao': 'Kitao–Kawasaki: hetzelfde met het teken van het stuk en twee cijfers.',
  'rules.shogi.notation.usi': 'USI: van en naar, + promoveert, P* zet een pion in.',
  'rules.shogi.notation.csa': 'CSA: + Zwart, - Wit, van en naar in cijfers (00 is de hand), en het stuk zoals het na de zet is.',
  'rules.shogi.notation.examples': 'Voorbeelden',
  'rules.shogi.notation.from': 'Vanuit een andere stelling',
  'rules.shogi.notation.board': 'De eerste zetten van de tabel.',
  'rules.shogi.notation.second': 'De andere stelling: zilver dat afziet, één goud van twee, een ingezet goud.',
  'rules.shogi.style.japanese': 'Japans',
  'rules.shogi.style.western': 'Westers',
};

export default lore;
