/** The sentences of the rules pages in Dutch; see `en.ts` and `nl.ts`. */

import type { Rules } from './index';

export const rules: Rules = {
  // The front page
  'rules.title': 'De spelregels',
  'rules.front': 'Elk spel in weinig woorden, met borden die antwoord geven. Kies een spel.',
  'rules.game.gomoku': 'Gomoku en renju',
  'rules.game.gomoku.what': 'Vijf op een rij wint. Bij renju zijn sommige zetten voor Zwart verboden.',
  'rules.game.go': 'Go en slag-go',
  'rules.game.go.what': 'Sluit stenen in om ze te slaan, of omsluit het grootste deel van het bord.',
  'rules.game.shogi': 'Shogi',
  'rules.game.shogi.what': 'Zet de koning mat. Wat je slaat, mag je weer op het bord inzetten.',
  'rules.game.backgammon': 'Backgammon',
  'rules.game.backgammon.what': 'Breng je schijven eerder naar huis en van het bord dan de ander, met twee dobbelstenen en een dubbelsteen.',

  // A page of the rules
  'rules.contents': 'Op deze pagina',
  'rules.live': 'De borden op deze pagina’s geven antwoord. Kies een punt, met Enter of een klik, en de scheidsrechter zegt of je daar mag spelen, en waarom niet.',
  'rules.choose': 'Welke spelvorm?',
  'rules.rooms': 'Alle spelvormen',
  'rules.course': 'Stap voor stap',
  'rules.sets': 'Regelsets',
  'rules.next': (lesson) => `Volgende: ${lesson}`,

  // A room
  'rules.room': (room) => `Regels: ${room}`,
  'rules.open': 'Een tafel met deze regels openen',
  'rules.short': 'In het kort',
  'rules.short.board': 'Bord',
  'rules.short.board.lines': (n) => `${n} × ${n}`,
  'rules.short.wins': 'Wint',
  'rules.short.pass': 'Passen',

  // A live board
  'rules.play.caption': 'Speel beide kanten, of bekijk een voorbeeld.',
  'rules.ask.black': 'Zwart is aan zet. Vraag naar een punt.',
  'rules.ask.white': 'Wit is aan zet. Vraag naar een punt.',
  'rules.yes.black': (point) => `Zwart mag ${point} spelen.`,
  'rules.yes.white': (point) => `Wit mag ${point} spelen.`,
  'rules.done': 'De opening is voorbij.',
  'rules.black_wins': 'Zwart wint.',
  'rules.white_wins': 'Wit wint.',
  'rules.back': 'Terugnemen',
  'rules.again': 'Opnieuw beginnen',
  'rules.show': 'Volgende stap tonen',
  'rules.asking': 'De scheidsrechter wordt gevraagd…',
  'rules.unanswered': 'De scheidsrechter antwoordt niet.',
  'rules.retry': 'Opnieuw vragen',

  // Where it comes from
  'rules.sources': 'Bronnen',
};

export default rules;
