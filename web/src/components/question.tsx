import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pressed, type Asked, type Press } from '../state/two-step';

/** A held key repeats its press: what asks or decides takes none of those. */
export const unrepeated = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

/** What was chosen and is not confirmed, and how to go on; `at` names the position that it is about. */
export function useTwoStep(at: string, act: (action: string) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => setAsked(null), [at]);
  const press = (what: Press) => {
    const next = pressed(asked, what);
    setAsked(next.asked);
    if (next.act !== null) act(next.act);
  };
  return {
    asked: asked?.action ?? null,
    choose: (action: string) => press({ t: 'choose', action, now: performance.now(), repeat: false }),
    confirm: () => press({ t: 'confirm', now: performance.now(), repeat: false }),
    back: () => press({ t: 'back' }),
  };
}

/**
 * A question about an act that costs something, beside the board. The focus goes to the question itself:
 * no answer has it by default.
 */
export function Question(props: {
  action: string;
  title: string;
  children: ComponentChildren;
  yes: string;
  no: string;
  danger?: boolean;
  busy: boolean;
  confirm: () => void;
  back: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [props.action]);
  // Whoever goes back is where the question was asked.
  const back = () => {
    props.back();
    const asked = `.say :is([data-action="${props.action}"], [data-action="resign_game"])`;
    setTimeout(() => document.querySelector<HTMLElement>(asked)?.focus({ preventScroll: true }));
  };
  return (
    // Escape goes back, as in a dialog; the button beside does the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      class="question"
      role="group"
      aria-labelledby="question-title"
      data-testid="question"
      onKeyDown={(event) => {
        if (event.key === 'Escape') back();
      }}
    >
      <h2 id="question-title" ref={title} tabIndex={-1}>
        {props.title}
      </h2>
      {props.children}
      <div class="question-acts">
        <button type="button" class="button" data-action="back" onKeyDown={unrepeated} onClick={back}>
          {props.no}
        </button>
        <button
          type="button"
          class={`button ${props.danger === true ? 'danger' : 'primary'}`}
          data-action={`confirm_${props.action.replaceAll(' ', '_')}`}
          disabled={props.busy}
          onKeyDown={unrepeated}
          onClick={props.confirm}
        >
          {props.yes}
        </button>
      </div>
    </div>
  );
}
