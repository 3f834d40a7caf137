/**
 * Writes the clocks. One animation-frame loop for the page, outside the framework: it reads the
 * table's state and writes text where it differs.
 */

import { durationWords } from '../i18n/durations';
import { enumerate, sentences } from '../i18n/format';
import { t } from '../i18n/index';
import type { ClockView, Seat } from '../protocol';
import { dial, face, parseControl, parseState, type Face } from '../state/clock';
import { frozenAt, gameTime, hintFlag, table, unanswered } from '../state/live';
import { mySeat } from '../state/people';
import { faceHere } from '../boards/faces';

interface Dial {
  seat: Seat;
  root: HTMLElement;
  time: HTMLElement;
  more: HTMLElement;
  shown: number | null;
}

/** Below this a clock is marked as low, in milliseconds. */
const LOW = 10_000;
/** Below this for each stone of a block its clock is marked as low, in milliseconds. */
const LOW_A_STONE = 5000;
/** An answer within this time needs no remark, in milliseconds. */
const SOON = 150;
/** A dial that jumps by more than this without a new turn flashes, in milliseconds. */
const JUMP = 1500;

const dials = new Set<Dial>();
let running = false;

/** What the running turn has used, as far as this page may claim. */
export function spentNow(
  clocks: ClockView,
  seat: Seat,
  now: number,
  mine: Seat | null,
  frozen: number | null,
): number {
  if (clocks.running !== seat) return 0;
  if (clocks.paused) return clocks.spent_ms;
  // Until my action is confirmed my own clock rests where I sent it, and the opponent's has not
  // begun: an unconfirmed move may not be there.
  if (frozen !== null && seat !== mine) return clocks.spent_ms;
  const until = frozen !== null ? frozen : now;
  return clocks.spent_ms + Math.max(0, until - clocks.at_ms);
}

/** The face of a seat's clock at a game time. */
export function seatFace(
  clocks: ClockView,
  seat: Seat,
  now: number,
  mine: Seat | null,
  frozen: number | null,
): Face | null {
  const control = parseControl(seat === 'a' ? clocks.control_a : clocks.control_b);
  if (control === null) return null;
  const state = parseState(seat === 'a' ? clocks.state_a : clocks.state_b);
  return face(control, state, spentNow(clocks, seat, now, mine, frozen));
}

/** The text beside a dial: the overtime that runs or waits, the free delay. */
export function moreWords(shown: Face): string {
  const words: string[] = [];
  if (shown.overtime !== null) {
    const { kind, left } = shown.overtime;
    if (kind === 'stones') words.push(t('clock.stones', left));
    else words.push(left === 1 ? t('clock.last_period') : t('clock.periods', left));
  }
  if (shown.behind !== null) {
    const { kind, left, ms } = shown.behind;
    const length = durationWords(ms);
    words.push(
      kind === 'periods'
        ? t('clock.then.periods', left, length)
        : t('clock.then.stones', left, length),
    );
  }
  if (shown.delay !== null && shown.delay > 0) words.push(t('clock.delay', dial(shown.delay)));
  return enumerate(words);
}

/** Whether a running clock is near an end that matters. */
export function isLow(shown: Face): boolean {
  // The end of the main time is no end where overtime waits behind it.
  if (shown.ms === null || shown.behind !== null) return false;
  if (shown.ms < LOW) return true;
  return shown.overtime?.kind === 'stones' && shown.ms < shown.overtime.left * LOW_A_STONE;
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function draw(): void {
  const known = table.value?.known;
  const clock = gameTime();
  if (known && clock !== null) {
    const { clocks, status } = known.view;
    const mine = mySeat(known.view);
    const local = performance.now();
    const now = clock.at(local);
    const frozen = frozenAt.value === null ? null : clock.at(frozenAt.value);
    for (const one of dials) {
      const shown = seatFace(clocks, one.seat, now, mine, frozen);
      const live = status === 'playing' && clocks.running === one.seat && !clocks.paused;
      const first = status === 'playing' && clocks.start_by_ms !== null && known.view.turn === one.seat;
      const { classList } = one.root;
      classList.toggle('running', live || first);
      classList.toggle('low', live && shown !== null && isLow(shown));
      classList.toggle('overtime', shown?.overtime !== null && shown?.overtime !== undefined);
      classList.toggle('unconfirmed', unanswered.value !== null && one.seat === mine);
      if (shown === null || shown.ms === null) {
        write(one.time, '–');
        write(one.more, t('clock.none'));
        continue;
      }
      const jumped = one.shown !== null && live && Math.abs(one.shown - shown.ms) > JUMP;
      if (jumped) {
        one.root.classList.remove('jumped');
        // Reading the layout restarts the flash.
        void one.root.offsetWidth;
        one.root.classList.add('jumped');
      }
      one.shown = live ? shown.ms : null;
      write(one.time, dial(shown.ms));
      const left = first && clocks.start_by_ms !== null ? Math.max(0, clocks.start_by_ms - now) : null;
      write(
        one.more,
        unanswered.value !== null && one.seat === mine && local - (frozenAt.value ?? local) > SOON
          ? t('clock.unconfirmed')
          : clocks.paused && status === 'playing'
            ? t('clock.paused')
            : live && shown.out
              ? t('clock.out')
              : left !== null
                ? t('clock.start', dial(left))
                : moreWords(shown),
      );
      if (live && frozen === null) {
        if (shown.out) hintFlag();
      }
    }
  }
  if (dials.size > 0) requestAnimationFrame(draw);
  else running = false;
}

/** Puts a dial under the loop's care; returns how to take it out. */
export function keepDial(seat: Seat, root: HTMLElement): () => void {
  const [time, more] = root.querySelectorAll<HTMLElement>('span');
  if (time === undefined || more === undefined) return () => undefined;
  const one: Dial = { seat, root, time, more, shown: null };
  dials.add(one);
  if (!running) {
    running = true;
    requestAnimationFrame(draw);
  }
  return () => {
    dials.delete(one);
  };
}

/** Both clocks as they would be spoken. */
export function clockWords(): string {
  const known = table.value?.known;
  const clock = gameTime();
  const face = known ? faceHere(known.view.position.kind) : null;
  if (!known || face === null || clock === null) return '';
  const now = clock.at(performance.now());
  return sentences(
    (['a', 'b'] as const).map((seat) => {
      const shown = seatFace(known.view.clocks, seat, now, mySeat(known.view), null);
      const time =
        shown === null || shown.ms === null
          ? t('clock.none')
          : enumerate([dial(shown.ms), moreWords(shown)].filter((one) => one !== ''));
      return t('clock.spoken', face.sideWord(known.view[seat].side, known.view.position), time);
    }),
  );
}
