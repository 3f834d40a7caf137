import { settings } from '../state/settings';

let context: AudioContext | null = null;

/** The knock of a stone, made on the spot; silent unless the reader asked for sound. */
export function knock(): void {
  if (!settings.value.sound || !document.hasFocus()) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(520, start);
  tone.frequency.exponentialRampToValueAtTime(180, start + 0.05);
  level.gain.setValueAtTime(0.25, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
  tone.connect(level).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}
