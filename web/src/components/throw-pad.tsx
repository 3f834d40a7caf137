import { useEffect, useRef, useState } from 'preact/hooks';
import { named, t } from '../i18n/index';
import { say } from './announcer';
import { unrepeated } from './question';
import '../styles/dice.css';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Where the pips of a face are, on a square of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
};

/** The face of a die; its number stands beside it in words or figures. */
export function DieFace(props: { face: number }) {
  return (
    <svg class="die-face" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="29" height="29" rx="6" />
      {(PIPS[props.face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={8 + 8 * x} cy={8 + 8 * y} r="2.8" />
      ))}
    </svg>
  );
}

/** The numbers of an outcome such as `dice 6 3`; null for one that is no throw of two dice. */
export function facesOf(outcome: string): [number, number] | null {
  const found = /^dice ([1-6]) ([1-6])$/.exec(outcome);
  return found === null ? null : [Number(found[1]), Number(found[2])];
}

/** An outcome in words: `6 and 3`, `cocked`. */
export function outcomeWords(outcome: string): string {
  const faces = facesOf(outcome);
  return faces === null ? named('outcome', outcome) : t('outcome.dice', ...faces);
}

/** What the pad holds. */
export type Pad = readonly [number | null, number | null];

/** The pad after a key: digits fill the dice in turn, Backspace takes the newest away; null: not its key. */
export function padKey([first, second]: Pad, key: string): Pad | null {
  if (/^[1-6]$/.test(key)) {
    const face = Number(key);
    if (first === null) return [face, second];
    // A third digit begins anew: nobody has to clear a pad by hand.
    return second === null ? [first, face] : [face, null];
  }
  if (key !== 'Backspace') return null;
  return second === null ? [null, null] : [first, null];
}

/** A large pad to tell what two dice show, by pointer, by keys or by radio buttons. */
export function ThrowPad(props: {
  /** Who threw each die, in their order; null where one side threw both. */
  by: readonly [string, string] | null;
  /** Outcomes that are no throw, such as a cocked one. */
  others: readonly string[];
  busy: boolean;
  tell: (outcome: string) => void;
}) {
  const [pad, setPad] = useState<Pad>([null, null]);
  const ask = useRef<HTMLButtonElement>(null);
  const [first, second] = pad;
  const outcome = first === null || second === null ? null : `dice ${first} ${second}`;
  useEffect(() => {
    if (outcome !== null) say(outcomeWords(outcome));
  }, [outcome]);
  const tell = () => {
    if (outcome === null || props.busy) return;
    props.tell(outcome);
    setPad([null, null]);
  };
  const label = (die: 0 | 1) => (props.by === null ? t('pad.die', die + 1) : t('pad.die_of', props.by[die]));
  const die = (which: 0 | 1) => (
    <fieldset class="pad-die">
      <legend>{label(which)}</legend>
      <div class="pad-faces">
        {FACES.map((face) => (
          <label key={face} class="pad-face" data-face={`${which + 1}-${face}`}>
            <input
              type="radio"
              name={`die_${which + 1}`}
              value={face}
              checked={pad[which] === face}
              onChange={() => setPad(which === 0 ? [face, second] : [first, face])}
            />
            <DieFace face={face} />
            <span>{face}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    // Keys of numbers work anywhere on the pad; every one of its controls works without them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      class="pad"
      role="group"
      aria-label={t('pad.title')}
      data-testid="pad"
      onKeyDown={(event) => {
        const next = padKey(pad, event.key);
        if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        setPad(next);
        if (next[0] !== null && next[1] !== null) ask.current?.focus();
      }}
    >
      {die(0)}
      {die(1)}
      <div class="pad-acts">
        {props.others.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            data-action={`throw_${one}`}
            disabled={props.busy}
            onKeyDown={unrepeated}
            onClick={() => props.tell(one)}
          >
            {named('pad.other', one)}
          </button>
        ))}
        <button
          ref={ask}
          type="button"
          class="button primary large"
          data-action="throw"
          aria-disabled={outcome === null || props.busy}
          onKeyDown={unrepeated}
          onClick={tell}
        >
          {outcome === null ? t('pad.choose') : t('pad.tell', outcomeWords(outcome))}
        </button>
      </div>
      <p class="quiet">{t('pad.keys')}</p>
    </div>
  );
}
