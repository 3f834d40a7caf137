import { useState } from 'preact/hooks';
import { named } from '../i18n/index';
import { ApiError } from '../state/api';

/** A question to the house that takes a while, and what has come of it. */
export type Asked<T> = { is: 'not' } | { is: 'asked' } | { is: 'failed'; why: string } | { is: 'here'; found: T };

/** Asks about something; what has come of a question about anything else is no longer shown. */
export function useAsked<T>(about: string): { asked: Asked<T>; ask: (answer: Promise<T>) => void } {
  const [last, setLast] = useState<{ about: string; asked: Asked<T> }>({ about, asked: { is: 'not' } });
  const ask = (answer: Promise<T>) => {
    const mine = { about, asked: { is: 'asked' } as const };
    setLast(mine);
    // An answer counts while nothing was asked after it.
    const end = (asked: Asked<T>) => setLast((now) => (now === mine ? { about, asked } : now));
    answer.then(
      (found) => end({ is: 'here', found }),
      (cause: unknown) => end({ is: 'failed', why: whyNot(cause) }),
    );
  };
  return { asked: last.about === about ? last.asked : { is: 'not' }, ask };
}

function whyNot(cause: unknown): string {
  if (!(cause instanceof ApiError)) return named('code', 'unreachable');
  return cause.code === 'bad_request' ? cause.message : named('code', cause.code);
}

/** Why there is no answer, if there is none. */
export function Failed<T>(props: { asked: Asked<T>; words: (why: string) => string }) {
  const { asked } = props;
  return asked.is === 'failed' ? (
    <p class="problem" role="alert">
      {props.words(asked.why)}
    </p>
  ) : null;
}
