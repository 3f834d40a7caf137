import { signal } from '@preact/signals';

const polite = signal('');
const urgent = signal('');
let turn = false;

/** Says something when the reader's software next pauses: moves, offers, results. */
export function say(text: string): void {
  // The same words twice are said twice: an invisible difference makes them new.
  turn = !turn;
  polite.value = text + (turn ? '\u00a0' : '');
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
