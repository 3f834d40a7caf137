/** The sentences of the rules pages of shogi in Dutch; see `en.ts` and `nl.ts`. */

import type { ShogiRules } from './index';

export const rules: ShogiRules = {
  // The overview
  'rules.shogi.title': 'De regels van shogi',
  'rules.shogi.intro': 'Twee spelers zetten om de beurt en proberen de koning van de ander mat te zetten. Geslagen stukken wisselen van kant en komen terug.',
  'rules.shogi.live': 'De borden op deze pagina’s geven antwoord. Zet voor beide kanten: de scheidsrechter staat het toe, of zegt waarom niet.',
  'rules.shogi.first': 'Probeer het',
  'rules.shogi.tsume': 'Matproblemen (tsume)',
  'rules.shogi.tsume.text': 'Zet een probleem op of plak er een, en speel het tegen de langste verdediging.',

  // The board
  'rules.shogi.board': 'Bord en beginstelling',
  'rules.shogi.board.board': 'Speel 7g7f, de gewone eerste zet. 7g7e is te ver voor een pion.',

  // The pieces
  'rules.shogi.pieces': 'De stukken',

  // Promotion
  'rules.shogi.promotion': 'Promotie',

  // Drops
  'rules.shogi.drops': 'Slaan en inzetten',

  // Drop-pawn mate
  'rules.shogi.pawn_mate': 'Pionvalmat (uchifuzume)',

  // Check and mate
  'rules.shogi.mate': 'Schaak en mat',

  // Fouls
  'rules.shogi.fouls': 'Fouten en oordeel',

  // Repetition
  'rules.shogi.repetition': 'Herhaling',

  // Impasse
  'rules.shogi.impasse': 'Binnengekomen koningen',
  'rules.shogi.impasse.credit.text': 'De punten van de stukken die Wit heeft gegeven tellen voor Wit. De tien stukken blijven nodig.',

  // The move limit and replays
  'rules.shogi.limit': 'Zettenlimiet en overspelen',

  // Handicaps
  'rules.shogi.handicaps': 'Voorgift',

  // How moves are written
  'rules.shogi.notation': 'Hoe zetten worden geschreven',

  // Rooms
  'rules.shogi.play': 'Probeer deze regels',
  'rules.shogi.play.board': 'Speel beide kanten.',
  'rules.shogi.about.shogi-club': 'Voor elke dag. Niemand verliest door een vergissing in de regels: de scheidsrechter weigert die.',
  'rules.shogi.about.shogi-formal': 'Zoals op een toernooi: fouten verliezen, binnengekomen koningen worden in overleg geteld, remise wordt overgespeeld.',
  'rules.shogi.about.shogi-official': 'De regels van de bond: fouten verliezen, en een binnengekomen koning wordt met 24 punten verklaard.',
  'rules.shogi.about.shogi-27': 'Zoals bij computertoernooien: een binnengekomen koning wordt met 27 punten verklaard.',
  'rules.shogi.about.shogi-handicap': 'Wit geeft stukken en begint. Elke voorgift kan gekozen worden.',
  'rules.shogi.short.board': '9 × 9, ieder 20 stukken.',
  'rules.shogi.short.wins': 'Mat. Wie geen zet heeft, verliest.',
  'rules.shogi.short.fouls': 'Een fout',
  'rules.shogi.short.fouls.block': 'Wordt geweigerd.',
  'rules.shogi.short.fouls.lose': 'Verliest.',
  'rules.shogi.short.repetition.replay': 'De vierde keer: geen uitslag, overspelen. Eeuwig schaak verliest.',
  'rules.shogi.short.repetition.draw': 'De vierde keer: remise. Eeuwig schaak verliest.',
  'rules.shogi.short.impasse.none': 'Geen regel.',
  'rules.shogi.short.impasse.24': 'Verklaring: 31 punten winnen, 24 remise.',
  'rules.shogi.short.impasse.27': 'Verklaring: 28 punten winnen voor Zwart, 27 voor Wit.',
  'rules.shogi.short.impasse.points27': 'Tellen in overleg; ieder 27 is remise.',
  'rules.shogi.short.impasse.try': 'De try-regel.',
  'rules.shogi.short.limit': 'Zettenlimiet',
  'rules.shogi.short.limit.none': 'Geen.',
  'rules.shogi.short.limit.moves': (n) => `Remise na ${n} zetten.`,
  'rules.shogi.short.first': 'Begint',
  'rules.shogi.short.first.black': 'Zwart.',
  'rules.shogi.short.first.white': 'Wit, die voorgift geeft.',
  'rules.shogi.short.draws': 'Remise',
  'rules.shogi.short.draws.replay': 'Wordt overgespeeld met verwisselde kanten.',
  'rules.shogi.short.draws.stand': 'Blijft staan.',
  'rules.shogi.short.draws.keep': 'Blijft staan. Een revanche houdt de kanten.',

  // A live board
  'rules.shogi.black_wins': 'Zwart wint.',
  'rules.shogi.white_wins': 'Wit wint.',
  'rules.shogi.declare': 'Verklaren',
  'rules.shogi.counted': (side, count) => `${side}: ${count}.`,

  // Where it comes from
  'rules.shogi.source.association': 'Japanse shogibond: vragen over de spelregels',
  'rules.shogi.source.fesa': 'Federatie van Europese shogibonden: regels',
  'rules.shogi.source.csa': 'Computer Shogi Association: notatie en protocol',
  'rules.shogi.source.kif': 'Kakinoki: het KIF-formaat',
  'rules.shogi.source.ours': 'Waar die zwijgen heeft dit huis gekozen: antwoorden op een ingezette pion worden alleen naar het bord beoordeeld, een mislukte verklaring verliest waar fouten verliezen, en een fout laat de stelling zoals die was.',
};

export default rules;
