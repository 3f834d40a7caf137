import { useEffect, useState } from 'preact/hooks';
import { say } from '../components/announcer';
import { Icon } from '../components/dialog';
import { Header } from '../components/header';
import { copyText } from '../components/save-file';
import { badWords, TsumeEditor } from '../components/tsume-editor';
import { TsumeSolver } from '../components/tsume-solver';
import { t } from '../i18n/index';
import type { Tsume } from '../protocol';
import * as api from '../state/api';
import { rewrite } from '../state/route';
import { EMPTY, readProblem, setUp, writeProblem, type Setup } from '../state/tsume';
import { SAMPLES } from '../state/tsume-samples';
import '../styles/rules.css';
import '../styles/tsume.css';

/** What is on the screen: a problem, a set-up, or a problem that is on its way. */
type Shown =
  | { is: 'choose' }
  | { is: 'asking' }
  | { is: 'problem'; first: Tsume }
  | { is: 'setup'; setup: Setup }
  | { is: 'refused'; words: string };

/** A link to a problem. */
const linkTo = (sfen: string) => `/tsume#${writeProblem(sfen)}`;

/** Mate problems: choose, set up or paste one, and play it. */
export default function TsumePage(props: { fragment: string }) {
  const given = readProblem(props.fragment);
  const [shown, setShown] = useState<Shown>(given === null ? { is: 'choose' } : { is: 'asking' });
  useEffect(() => {
    document.title = `${t('tsume.title')} · Yonban`;
  }, []);

  /** Has a position read; what is wrong with it is left to whoever asked. */
  const open = async (sfen: string) => {
    const first = await api.tsume({ start: sfen, actions: [], solve: true });
    rewrite(linkTo(first.start), shown.is === 'asking' ? 'replace' : 'push');
    setShown({ is: 'problem', first });
  };

  useEffect(() => {
    if (given === null) return;
    say(t('tsume.asking'));
    open(given).catch((error: unknown) => setShown({ is: 'refused', words: badWords(error) }));
  }, []);

  return (
    <>
      <Header />
      <main id="content" class="tsume" tabIndex={-1}>
        <div class="tsume-head">
          <h1>{t('tsume.title')}</h1>
          <p class="lead">{t('tsume.lead')}</p>
          <p>
            <a href="/rules/shogi">{t('tsume.rules')}</a>
          </p>
        </div>
        {shown.is === 'asking' ? <p data-testid="tsume-asking">{t('tsume.asking')}</p> : null}
        {shown.is === 'refused' ? (
          <p class="problem" data-testid="tsume-problem">
            {shown.words}
          </p>
        ) : null}
        {shown.is === 'problem' ? (
          <>
            <TsumeSolver
              key={shown.first.start}
              first={shown.first}
              edit={() => setShown({ is: 'setup', setup: setUp(shown.first.position) })}
            />
            <ProblemLink sfen={shown.first.start} />
          </>
        ) : null}
        {shown.is === 'setup' ? <TsumeEditor setup={shown.setup} solve={open} /> : null}
        <Choice
          edits={shown.is === 'setup'}
          edit={() => setShown({ is: 'setup', setup: EMPTY })}
        />
      </main>
    </>
  );
}

/** Problems to begin with, and the way to one's own. */
function Choice(props: { edits: boolean; edit: () => void }) {
  return (
    <div class="tsume-choice">
      <section aria-labelledby="tsume-samples">
        <h2 id="tsume-samples">{t('tsume.samples')}</h2>
        <ul class="tsume-samples">
          {SAMPLES.map(({ id, sfen, plies }) => {
            const n = SAMPLES.filter((one) => one.plies === plies).findIndex((one) => one.id === id) + 1;
            return (
              <li key={id}>
                <a href={linkTo(sfen)} data-sample={id}>
                  {t('tsume.sample', plies, n)}
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      {props.edits ? null : (
        <section aria-labelledby="tsume-own">
          <h2 id="tsume-own">{t('tsume.own')}</h2>
          <button type="button" class="button" data-action="set-up" onClick={props.edit}>
            {t('tsume.edit')}
          </button>
        </section>
      )}
    </div>
  );
}

/** The position as text, and the link to it. */
function ProblemLink(props: { sfen: string }) {
  const [copied, setCopied] = useState(false);
  const link = location.origin + linkTo(props.sfen);
  return (
    <div class="tsume-link">
      <label class="field">
        <span>{t('tsume.sfen')}</span>
        <input
          type="text"
          readOnly
          value={props.sfen}
          data-testid="tsume-sfen"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <label class="field">
        <span>{t('tsume.share')}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        data-action="copy"
        onClick={() => {
          // Where the clipboard is closed to us the field can still be copied.
          void copyText(link).then((done) => {
            if (done) setCopied(true);
          });
        }}
      >
        <Icon name="copy" />
        {copied ? t('tsume.copied') : t('tsume.copy')}
      </button>
    </div>
  );
}
