import { signal } from '@preact/signals';

const polite = signal('');
const urgent = signal('');
/** What is said within this time is said together: later words would silence the earlier ones. */
const TOGETHER = 100;

let turn = false;
let words = '';
let saidAt = -Infinity;

/** Says something when the reader's software next pauses: moves, offers, results. */
export function say(text: string): void {
  if (text === '') return;
  const now = performance.now();
  words = now - saidAt < TOGETHER ? `${words} ${text}` : text;
  saidAt = now;
  // The same words twice are said twice: an invisible difference makes them new.
  turn = !turn;
  polite.value = words + (turn ? '\u00a0' : '');
}

/** Interrupts: only for "your turn", low time and a lost connection. */
export function alertNow(text: string): void {
  urgent.value = urgent.value === text ? `${text}\u00a0` : text;
}

/** The two live regions of the page. */
export function Announcer() {
  return (
    <>
      <div class="spoken" aria-live="polite" data-testid="polite">
        {polite}
      </div>
      <div class="spoken" aria-live="assertive" data-testid="assertive">
        {urgent}
      </div>
    </>
  );
}
