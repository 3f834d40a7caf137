/**
 * Sounds, made on the spot: no file is fetched. They are for the tab that was used last, so that
 * two tabs never speak at once, and they wait for the reader's first press, as browsers ask.
 */

import { randomId } from '../state/ids';
import { settings } from '../state/settings';

/** What there is to hear. */
export type Sound =
  | 'stone'
  | 'other'
  | 'capture'
  | 'captures'
  | 'pass'
  | 'turn'
  | 'tick'
  | 'last'
  | 'overtime'
  | 'offer'
  | 'over'
  | 'chat';

/** One tone: its height at the start and the end in hertz, when it begins, how long it lasts. */
interface Tone {
  from: number;
  to: number;
  at: number;
  for: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (
  from: number,
  at: number,
  lasts: number,
  loud: number,
  to: number = from,
  wave: OscillatorType = 'sine',
): Tone => ({ from, to, at, for: lasts, loud, wave });

/** The reader's own stone knocks lower than the opponent's; the last seconds are higher. */
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  stone: [tone(520, 0, 0.09, 0.5, 180, 'triangle'), tone(1900, 0, 0.02, 0.12)],
  other: [tone(680, 0, 0.09, 0.5, 240, 'triangle'), tone(2300, 0, 0.02, 0.12)],
  // Stones taken up: a knock, then one more that is lighter; several rattle into the bowl.
  capture: [tone(600, 0, 0.09, 0.45, 200, 'triangle'), tone(1500, 0.1, 0.05, 0.2, 1200, 'triangle')],
  captures: [
    tone(560, 0, 0.1, 0.5, 180, 'triangle'),
    tone(1500, 0.1, 0.05, 0.22, 1200, 'triangle'),
    tone(1750, 0.17, 0.05, 0.2, 1400, 'triangle'),
    tone(1350, 0.25, 0.06, 0.18, 1000, 'triangle'),
  ],
  pass: [tone(392, 0, 0.18, 0.2, 330)],
  turn: [tone(660, 0.12, 0.16, 0.2), tone(880, 0.24, 0.24, 0.2)],
  tick: [tone(900, 0, 0.06, 0.25, 860, 'triangle')],
  last: [tone(1320, 0, 0.16, 0.35, 1300, 'triangle')],
  overtime: [tone(440, 0, 0.5, 0.3), tone(554, 0.06, 0.5, 0.2)],
  offer: [tone(587, 0, 0.14, 0.22), tone(784, 0.14, 0.2, 0.22)],
  over: [tone(523, 0, 0.3, 0.22), tone(659, 0.16, 0.3, 0.22), tone(784, 0.32, 0.5, 0.22)],
  chat: [tone(1047, 0, 0.07, 0.12)],
};

const EAR = 'yonban.ear';
const me = randomId();
let context: AudioContext | null = null;

/** Takes the ear: from now on this tab is the one that sounds. */
function listenHere(): void {
  try {
    localStorage.setItem(EAR, me);
  } catch {
    // Without storage every tab sounds that has the focus.
  }
}

/** Whether this tab was used last, even if another window is in front of it now. */
function isLastUsed(): boolean {
  try {
    return (localStorage.getItem(EAR) ?? me) === me;
  } catch {
    return document.hasFocus();
  }
}

function wake(): void {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

/** Begins to follow which tab is used, and wakes the loudspeaker with the first press. */
export function startSound(): void {
  if (document.hasFocus()) listenHere();
  window.addEventListener('focus', listenHere);
  for (const press of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(press, () => {
      listenHere();
      wake();
    });
  }
}

/** Lets something be heard, if the reader wants sounds and this is the tab that sounds. */
export function play(sound: Sound): void {
  const { sound: wanted, volume } = settings.value;
  // Until the reader has pressed something there is no loudspeaker, and nothing is kept for later.
  if (!wanted || volume === 0 || context?.state !== 'running' || !isLastUsed()) return;
  const now = context.currentTime;
  const level = context.createGain();
  // Loudness is heard by ratios: half the way on the slider sounds about half as loud.
  level.gain.value = (volume / 100) ** 2;
  level.connect(context.destination);
  for (const one of SOUNDS[sound]) {
    const voice = context.createOscillator();
    const envelope = context.createGain();
    const start = now + one.at;
    voice.type = one.wave;
    voice.frequency.setValueAtTime(one.from, start);
    if (one.to !== one.from) voice.frequency.exponentialRampToValueAtTime(one.to, start + one.for);
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(one.loud, start + 0.005);
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + one.for);
    voice.connect(envelope).connect(level);
    voice.start(start);
    voice.stop(start + one.for + 0.02);
  }
}
