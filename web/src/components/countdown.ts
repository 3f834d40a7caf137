/**
 * The last ten seconds, heard and spoken. Timers, not frames: a page behind another one draws
 * nothing, and its player has to hear the clock all the same.
 */

import { effect } from '@preact/signals';
import { t } from '../i18n/index';
import type { Seat } from '../protocol';
import type { Face } from '../state/clock';
import { frozenAt, gameTime, table } from '../state/live';
import { mySeat } from '../state/people';
import { settings } from '../state/settings';
import { alertNow } from './announcer';
import { seatFace } from './dials';
import { play } from './sound';

/** How many seconds are counted. */
const COUNTED = 10;
/** The last seconds, which sound different. */
const LAST = 3;
/** When low time is spoken to its owner who does not want every second, in seconds. */
const SPOKEN = [10, 5];
/** The longest wait between two looks: corrections of the clock arrive meanwhile. */
const LONGEST = 5000;

/** What a running clock is to be heard as, and after how many milliseconds to look again. */
export function countdown(face: Face): { second: number | null; wait: number } {
  const { ms } = face;
  if (ms === null || face.out) return { second: null, wait: LONGEST };
  // The end of the main time is no end where overtime waits behind it.
  if (face.behind !== null) return { second: null, wait: Math.min(LONGEST, ms + 1) };
  const second = Math.ceil(ms / 1000);
  if (second > COUNTED) {
    return { second: null, wait: Math.min(LONGEST, ms - COUNTED * 1000 + 1) };
  }
  return { second, wait: Math.max(20, ms - (second - 1) * 1000 + 1) };
}

let timer: ReturnType<typeof setTimeout> | null = null;
let heard = '';
let stage = '';

function look(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const known = table.value?.known;
  const clock = gameTime();
  if (!known || clock === null || known.view.status !== 'playing') return;
  const { clocks } = known.view;
  const seat: Seat | null = clocks.running;
  const mine = mySeat(known.view);
  if (seat === null || clocks.paused || frozenAt.value !== null) return;
  if (mine === null ? !settings.value.soundWatching : mine !== seat) return;
  const face = seatFace(clocks, seat, clock.at(performance.now()), mine, null);
  if (face === null) return;
  const { second, wait } = countdown(face);
  const turn = `${table.value?.table ?? ''}:${known.seq}`;
  const left = face.overtime === null ? '' : String(face.overtime.left);
  const now = `${turn}:${left}`;
  // Overtime begins, or a period of it is gone, within a turn: that is heard as itself.
  if (stage.startsWith(`${turn}:`) && stage !== now && left !== '') {
    play('overtime');
    if (mine !== null) alertNow(overtimeWords(face));
  }
  stage = now;
  const key = `${now}:${second ?? ''}`;
  if (second !== null && second > 0 && key !== heard) {
    play(second <= LAST ? 'last' : 'tick');
    if (settings.value.countdown) alertNow(String(second));
    else if (mine !== null && SPOKEN.includes(second)) alertNow(t('clock.low', second));
  }
  heard = key;
  timer = setTimeout(look, wait);
}

/** Overtime in words: the period that runs, or the stones of the block. */
export function overtimeWords(face: Face): string {
  if (face.overtime === null) return '';
  const { kind, left } = face.overtime;
  if (kind === 'stones') return t('clock.over.stones', left);
  return left === 1 ? t('clock.over.last') : t('clock.over.periods', left);
}

/** Follows the clock of the table on the screen from now on. */
export function startCountdown(): void {
  effect(() => {
    // Whatever these say anew may change what is heard next.
    void [table.value?.known, frozenAt.value, settings.value];
    look();
  });
}
