import { useState } from 'preact/hooks';
import { listWords } from '../i18n/format';
import { t } from '../i18n/index';
import { tableLog } from '../state/dice-api';
import { holds, prove, type CheckedThrow, type Flaw, type Proof } from '../state/dice-proof';
import { readLog } from '../state/log';
import { say } from './announcer';
import { Icon } from './dialog';
import { outcomeWords } from './throw-pad';

type Checking =
  | { is: 'not' }
  | { is: 'checking' }
  | { is: 'failed' }
  | { is: 'done'; proof: Proof };

/** What of a proof is wrong, in words. */
function flawWords(flaw: Flaw, names: readonly [string, string], wrong: number): string {
  switch (flaw) {
    case 'pledge_a':
      return t('proof.flaw.pledge', names[0]);
    case 'pledge_b':
      return t('proof.flaw.pledge', names[1]);
    case 'throws':
      return t('proof.flaw.throws', wrong);
    default:
      return t(`proof.flaw.${flaw}`);
  }
}

/** Recomputes every throw of a finished table in this browser, and says what came of it. */
export function DiceProof(props: { table: string; outcomes: readonly string[]; names: readonly [string, string] }) {
  const { table, outcomes, names } = props;
  const [checking, setChecking] = useState<Checking>({ is: 'not' });
  const check = async () => {
    setChecking({ is: 'checking' });
    try {
      const log = readLog(await tableLog(table));
      if (log === null) throw new Error('not a log');
      const proof = await prove(log, outcomes);
      setChecking({ is: 'done', proof });
      say(headline(proof));
    } catch {
      setChecking({ is: 'failed' });
      say(t('proof.failed'));
    }
  };
  if (checking.is === 'not' || checking.is === 'checking') {
    return (
      <button type="button" class="button" data-action="prove" disabled={checking.is === 'checking'} onClick={() => void check()}>
        {t(checking.is === 'checking' ? 'proof.checking' : 'proof.check')}
      </button>
    );
  }
  if (checking.is === 'failed') {
    return (
      <p class="problem" role="alert">
        {t('proof.failed')}{' '}
        <button type="button" class="button small" data-action="prove" onClick={() => void check()}>
          {t('proof.again')}
        </button>
      </p>
    );
  }
  const { proof } = checking;
  const throws = proof.is === 'checked' ? proof.throws : [];
  const flaws = proof.is === 'checked' ? proof.flaws : [];
  const wrong = throws.filter((one) => !holds(one)).length;
  return (
    <section
      class="proof card"
      aria-label={t('proof.title')}
      data-testid="proof"
      data-proved={proof.is === 'checked' && flaws.length === 0 ? throws.length : ''}
      data-flaws={flaws.join(' ')}
    >
      <p class={flaws.length === 0 ? 'count-result' : 'problem'}>
        <strong>{headline(proof)}</strong>
      </p>
      {flaws.length === 0 ? null : (
        <ul class="flaws">
          {flaws.map((flaw) => (
            <li key={flaw}>{flawWords(flaw, names, wrong)}</li>
          ))}
        </ul>
      )}
      {proof.is !== 'checked' ? null : (
        <details>
          <summary>{t('proof.table')}</summary>
          <Throws throws={throws} />
        </details>
      )}
      <details>
        <summary>{t('proof.how')}</summary>
        <p>{t('proof.how.what')}</p>
        <p>{t('proof.how.hand')}</p>
        <p>
          <code translate={false}>yonban verify {table.slice(0, 8)}.log</code>
        </p>
        <a class="button small" href={`/api/v1/tables/${table}/log`} download={`${table.slice(0, 8)}.log`} data-action="save_log">
          <Icon name="save" />
          {t('proof.save')}
        </a>
      </details>
    </section>
  );
}

/** What came of the whole, in a sentence. */
function headline(proof: Proof): string {
  if (proof.is === 'untold') return t('proof.untold');
  if (proof.is === 'people') return t('proof.people');
  const { throws, flaws } = proof;
  return flaws.length === 0 ? t('proof.proved', throws.length) : t('proof.broken', throws.length);
}

/** Every throw with what it has to be. */
function Throws(props: { throws: readonly CheckedThrow[] }) {
  return (
    // A table that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="proof-throws" tabIndex={0} role="region" aria-label={t('proof.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('proof.index')}</th>
            <th scope="col">{t('proof.logged')}</th>
            <th scope="col">{t('proof.byte')}</th>
            <th scope="col">{t('proof.follows')}</th>
            <th scope="col">{t('proof.holds')}</th>
          </tr>
        </thead>
        <tbody>
          {props.throws.map((one) => (
            <tr key={one.seq} class={holds(one) ? '' : 'wrong'}>
              <th scope="row">{one.index}</th>
              <td>{outcomeWords(one.logged)}</td>
              <td>{one.byte}</td>
              <td>{outcomeWords(one.follows)}</td>
              <td>
                {holds(one)
                  ? t('proof.yes')
                  : listWords([
                      ...(one.logged === one.follows ? [] : [t('proof.no.throw')]),
                      ...(one.index === one.due ? [] : [t('proof.no.index', one.due)]),
                    ])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
