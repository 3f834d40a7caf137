/** Shogi in words: what is asked, what was done, why something is refused, how an entered king counts. */

import { enumerate, sentences } from '../i18n/format';
import { has, language, named, t } from '../i18n/index';
import type { ShogiCount, ShogiExplanation, ShogiView } from '../protocol';
import { settings } from '../state/settings';
import type { Told } from './faces';
import { KANJI } from './shogi-glyphs';
import { parseAct, parseSquare, pieceOf, plain, sorted, squareText, type Ranks } from './shogi-points';

/** A way to write moves. */
export type Notation = 'japanese' | 'western' | 'kitao' | 'usi' | 'csa';

/** How the reader wants moves to be written: as set, else as the language does. */
export function notation(): Notation {
  const { notation: chosen } = settings.value;
  if (chosen !== 'auto') return chosen;
  return language.value === 'ja' || language.value === 'zh' ? 'japanese' : 'western';
}

/** How squares are written beside moves of that kind. */
export function ranks(): Ranks {
  const style = notation();
  return style === 'japanese' ? 'kanji' : style === 'kitao' || style === 'csa' ? 'digits' : 'letters';
}

/** A side, in a game with a handicap by what it does there. */
export function sideWord(side: string, position?: Pick<ShogiView, 'handicap'>): string {
  return named((position?.handicap ?? null) === null ? 'shogi.side' : 'shogi.side.handicap', side);
}

/** `P` as a word. */
export function pieceWord(piece: string): string {
  return named('shogi.piece', piece);
}

/** A square as it is spoken: `5 2`. */
export function squareSaid(name: string): string {
  const square = parseSquare(name);
  return square === null ? name : t('shogi.square', String(square.file), String(square.rank));
}

/** Squares as they are read. */
export function squareList(squares: Iterable<string>): string {
  return sorted(squares)
    .map((one) => squareText(one, ranks()))
    .join(' ');
}

/** What is asked of the side to move. */
export function stepWords({ over, check }: ShogiView): string {
  return t(over ? 'shogi.step.over' : check === null ? 'shogi.step.move' : 'shogi.step.check');
}

/** `Bx2b+`: piece, where it comes from if that has to be said, what it does, where, how it promotes. */
const WESTERN = /^(\+?[KRBGSNLP])(?:\(?([1-9][a-i1-9]|[1-9]|[a-i])\)?)?([-x*])\(?([1-9][a-i])\)?([+=]?)$/;

/** A move as it is spoken: `silver takes 5 2, promotes`. */
function saidWords({ action, written }: Told): string {
  if (action === 'declare') return t('shogi.say.declare');
  const match = WESTERN.exec(written?.['western'] ?? '');
  if (match === null) {
    const act = parseAct(action);
    if (act === null) return action;
    if (act.drop !== null) return t('shogi.say.drop', pieceWord(act.drop), squareSaid(act.to));
    const words = [`${squareSaid(act.from ?? '')} – ${squareSaid(act.to)}`];
    return enumerate(act.promotes ? [...words, t('shogi.say.promotes')] : words);
  }
  const [, piece = '', origin, how, to = '', ending] = match;
  const square = squareSaid(to);
  const from = origin !== undefined && parseSquare(origin) !== null ? squareSaid(origin) : origin;
  const word = from === undefined ? pieceWord(piece) : t('shogi.say.from', pieceWord(piece), from);
  const words = [
    how === '*'
      ? t('shogi.say.drop', word, square)
      : how === 'x'
        ? t('shogi.say.takes', word, square)
        : t('shogi.say.to', word, square),
  ];
  if (ending === '+') words.push(t('shogi.say.promotes'));
  if (ending === '=') words.push(t('shogi.say.declines'));
  return enumerate(words);
}

/** An action in the list of moves, in the reader's style, or as it is spoken. */
export function actionWords(where: 'move' | 'say', told: Told): string {
  if (where === 'say') return saidWords(told);
  if (told.action === 'declare') return t('shogi.move.declare');
  const style = notation();
  return (style === 'usi' ? null : told.written?.[style]) ?? told.action;
}

/** The newest action as it is spoken, with what it took and whether it gives check. */
export function playedWords({ last, check, over }: ShogiView, told: Told): string {
  const words = [actionWords('say', told)];
  if (last?.action === told.action) {
    if (last.captured !== null) words.push(t('shogi.say.captured', pieceWord(last.captured)));
    if (last.foul) words.push(t('shogi.say.foul'));
    else if (check !== null && !over) words.push(t('shogi.say.check'));
  }
  return enumerate(words);
}

/**
 * A move that the server has not seen, as far as the page can tell it: the piece, where it comes
 * from and where it goes.
 */
export function drafted(view: ShogiView, action: string): Told {
  const act = parseAct(action);
  const piece = pieceOf(view, action);
  if (act === null || piece === null) return { action };
  const takes = view.pieces.some((one) => one.square === act.to);
  const western =
    act.drop !== null
      ? `${act.drop}*${act.to}`
      : `${piece}${act.from ?? ''}${takes ? 'x' : '-'}${act.to}${act.promotes ? '+' : ''}`;
  const kanji = KANJI[/^\+[SNL]$/.test(piece) ? 'two' : 'one'][piece] ?? piece;
  const to = squareText(act.to, 'kanji');
  const digits = (square: string) => squareText(square, 'digits');
  const japanese =
    act.drop !== null
      ? `${to}${kanji}打`
      : `${to}${kanji}${act.promotes ? '成' : ''}(${digits(act.from ?? '')})`;
  return { action, written: { western, japanese } };
}

/** A rule that refuses an action; null where there are no words for it. */
export function reasonWords(reason: string): string | null {
  if (has(`shogi.reason.${reason}`)) return named('shogi.reason', reason);
  return has(`reason.${reason}`) ? named('reason', reason) : null;
}

/** The points of a count beside what they have to be. */
export function pointWords({ points, win, draw }: ShogiCount): string {
  return draw === null
    ? t('shogi.count.points', points, win)
    : t('shogi.count.points.draw', points, draw, win);
}

/** A count in one sentence, with what a declaration needs. */
export function countWords(count: ShogiCount): string {
  return t('shogi.count.sentence', countParts(count));
}

/** The same without the words around it. */
export function countParts(count: ShogiCount): string {
  const words = [
    t(count.king_in_zone ? 'shogi.count.king.in' : 'shogi.count.king.out'),
    t(count.in_check ? 'shogi.count.check' : 'shogi.count.no_check'),
    t('shogi.count.pieces', count.pieces, count.pieces_needed),
    pointWords(count),
  ];
  if (count.credit > 0) words.push(t('shogi.count.credit', count.credit));
  return enumerate(words);
}

/** An explanation as sentences, the rule first, then what it rests on. */
export function explanationWords(explanation: ShogiExplanation): string[] {
  const { rule, square, squares, replies, count, other, span } = explanation;
  const first = reasonWords(rule) ?? rule.replaceAll('_', ' ');
  const [by] = squares;
  const words: string[] = [];
  if (rule === 'nifu' && by !== undefined) words.push(t('shogi.explain.nifu', squareList([by])));
  if (rule === 'king_left_in_check' && by !== undefined) {
    words.push(t('shogi.explain.attacked', squareList(squares)));
  }
  if (rule === 'cannot_move_there' && by !== undefined) {
    words.push(t('shogi.explain.blocked', squareList([by])));
  }
  if (rule === 'drop_pawn_mate') {
    if (replies.length === 0) words.push(t('shogi.explain.no_reply'));
    else {
      const told = replies.map((one) => {
        const move = actionWords('move', { action: one.action });
        return one.by.length === 0
          ? t('shogi.explain.reply.bare', move)
          : t('shogi.explain.reply', move, squareList(one.by));
      });
      words.push(t('shogi.explain.replies', enumerate(told)));
    }
  }
  if (span !== null) {
    words.push(t('shogi.explain.span', span.first, span.last));
    if (span.checker !== null) words.push(t('shogi.explain.checker', sideWord(span.checker)));
  }
  if (count !== null && other === null) words.push(countWords(count));
  if (count !== null && other !== null) {
    words.push(t('shogi.explain.counted', t('shogi.count.points.own', count.points), t('shogi.count.points.own', other.points)));
  }
  const at = square === null ? null : squareText(square, ranks());
  const head = at === null ? first : t('explain.at', at, first);
  return words.length === 0 ? [head] : [head, sentences(words)];
}

/** The board in words: each side's pieces, then its hand. */
export function boardWords(view: ShogiView, side: string): string {
  const pieces = view.pieces.filter((one) => one.side === side);
  const order = ['K', '+R', 'R', '+B', 'B', 'G', '+S', 'S', '+N', 'N', '+L', 'L', '+P', 'P'];
  const groups = order.flatMap((piece) => {
    const squares = pieces.filter((one) => one.piece === piece).map((one) => one.square);
    return squares.length === 0 ? [] : [`${pieceWord(piece)} ${squareList(squares)}`];
  });
  return t('board.stones', sideWord(side, view), enumerate(groups) || t('board.no_stones'));
}

/** A side's hand in words. */
export function handWords(view: ShogiView, side: string): string {
  const pieces = (side === 'white' ? view.hands.white : view.hands.black).map((one) =>
    t('shogi.hand.held', pieceWord(one.piece), one.count),
  );
  return t('board.stones', t('shogi.hand', sideWord(side, view)), enumerate(pieces) || t('shogi.hand.empty'));
}

/** What promoting and declining make of a piece. */
export function promotionWords(piece: string): { yes: string; no: string } {
  const bare = plain(piece);
  return { yes: t('shogi.promote.yes', pieceWord(`+${bare}`)), no: t('shogi.promote.no', pieceWord(bare)) };
}
