/** What a table says aloud: its moves, offers and results, in words and in sounds. */

import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../boards/faces';
import { sentences } from '../i18n/format';
import { t } from '../i18n/index';
import type { ChatLine, EventView, TableView } from '../protocol';
import { you } from '../state/live';
import { hasOpponent, isMyTurn, mySeat } from '../state/people';
import type { TableState } from '../state/reducer';
import { settings } from '../state/settings';
import { alertNow, say } from './announcer';
import { play } from './sound';
import { eventWords, refusalWords, statusWords } from './table-words';

/** What is heard of the newest events: one sound, the most telling one. */
function sound(face: Face, view: TableView, fresh: readonly EventView[], ended: boolean, turned: boolean): void {
  const seat = mySeat(view);
  if (seat === null && !settings.value.soundWatching) return;
  const stone = fresh.findLast((event) => event.played !== null);
  if (stone?.played) {
    const own = stone.author === seat || view.here ? 'stone' : 'other';
    play(face.sound(view.position, stone.played.action) ?? own);
  }
  if (ended) play('over');
  else if (fresh.some((event) => event.kind === 'offered' && event.author !== seat)) play('offer');
  else if (turned && stone === undefined) play('turn');
}

/** Speaks and sounds what each message brings; nothing before the game's words are here. */
export function useSpeech(state: TableState | null, face: Face | null): void {
  const last = useRef<{ seq: number; mine: boolean; over: boolean } | null>(null);
  const heard = useRef<number | null>(null);
  const refusal = state?.refusal ?? null;
  const dropped = state?.dropped ?? null;
  const known = face === null ? null : (state?.known ?? null);
  const lines = state?.chat.lines;
  useEffect(() => {
    if (known === null || state === null) return;
    const { view } = known;
    const before = last.current;
    const now = { seq: known.seq, mine: isMyTurn(view), over: view.status === 'over' };
    last.current = now;
    if (before !== null && before.seq === now.seq) return;
    const newest = state.fresh.findLast((event) => event.played !== null);
    const words = before === null ? [] : state.fresh.map((event) => eventWords(view, event, event === newest));

    const turned = now.mine && before?.mine !== true && hasOpponent(view);
    if (before !== null && face !== null) sound(face, view, state.fresh, now.over && !before.over, turned);
    if (before === null || (now.over && !before.over) || words.length === 0 || !now.mine) {
      words.push(statusWords(view));
    }
    say(sentences(words));
    if (turned) alertNow(t('turn.yours_short'));
  }, [known]);
  useEffect(() => {
    if (refusal !== null && face !== null) say(sentences(refusalWords(face, refusal)));
  }, [refusal]);
  useEffect(() => {
    if (dropped !== null && face !== null) {
      const told = known === null ? { action: dropped } : face.drafted(known.view.position, dropped);
      say(t('say.dropped', face.actionWords('say', told)));
    }
  }, [dropped]);
  useEffect(() => {
    if (lines === undefined) return;
    const all: ChatLine[] = [...lines.players, ...lines.watchers];
    const newest = all.reduce((most, line) => Math.max(most, line.at_ms), 0);
    const before = heard.current;
    heard.current = newest;
    if (before === null || !settings.value.chat) return;
    const fresh = all.filter((line) => line.at_ms > before && line.by !== you.value?.id);
    if (fresh.length === 0) return;
    play('chat');
    if (settings.value.chatSpoken) {
      say(sentences(fresh.map((line) => t('say.chat', line.name, line.text))));
    }
  }, [lines]);
}
