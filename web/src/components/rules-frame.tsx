import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index';
import type { Line, RulesKind, Section, Sentence } from '../rules/board';
import { PAGES } from '../rules/games';
import type { Voice } from '../rules/voice';
import '../styles/rules.css';
import { Header } from './header';
import { LiveBoard } from './live-board';

/** Where rules come from. */
export interface Source {
  title: Sentence;
  url: string;
}

/** A sentence with its number, if it has one. */
export function lineWords(line: Line): string {
  return typeof line === 'string' ? t(line) : t(line[0], line[1]);
}

/** A page of the rules: its head, its contents and its text, which stand side by side where there is room. */
export function RulesFrame(props: {
  title: string;
  head: ComponentChildren;
  /** The anchors of the text; none on a page that is short. */
  entries?: readonly { id: string; title: string }[];
  children: ComponentChildren;
}) {
  const { title, entries } = props;
  useEffect(() => {
    document.title = `${title} · Yonban`;
  }, [title]);
  useEffect(() => {
    // The page came after the address: what its anchor names is here only now.
    if (location.hash.length > 1) {
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
  }, []);
  return (
    <>
      <Header />
      <main id="content" class="rules" tabIndex={-1}>
        <div class="rules-head">{props.head}</div>
        {entries === undefined ? null : <Contents entries={entries} />}
        <div class="rules-body">{props.children}</div>
      </main>
    </>
  );
}

/** The table of contents. */
function Contents(props: { entries: readonly { id: string; title: string }[] }) {
  return (
    <nav class="rules-contents" aria-label={t('rules.contents')}>
      <p class="quiet">{t('rules.contents')}</p>
      <ul>
        {props.entries.map((one) => (
          <li key={one.id}>
            <a href={`#${one.id}`}>{one.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way back: to the overview of a game, or from there to the front page. */
export function Back(props: { to: RulesKind | null }) {
  const { to } = props;
  return (
    <a class="rules-back" href={to === null ? '/rules' : `/rules/${PAGES[to][0] ?? ''}`}>
      {to === null ? t('rules.title') : t(`rules.game.${to}`)}
    </a>
  );
}

/** A part of a page: its anchor, its heading and what stands below. */
export interface Passage {
  id: string;
  title: string;
  body: ComponentChildren;
}

/** Where the rules of a game come from, and a sentence about what this house has added. */
export interface Origins {
  sources: readonly Source[];
  ours: Sentence;
}

/** Parts of a page, one below the other. */
export function Passages(props: { parts: readonly Passage[] }) {
  return (
    <>
      {props.parts.map((one) => (
        <section key={one.id} id={one.id} class="rules-section">
          <h2>{one.title}</h2>
          {one.body}
        </section>
      ))}
    </>
  );
}

/** A page whose parts are listed in its contents, with the sources at its end. */
export function RulesText(props: {
  title: string;
  head: ComponentChildren;
  parts: readonly Passage[];
  origins: Origins;
}) {
  const { sources, ours } = props.origins;
  const last = { id: 'sources', title: t('rules.sources') };
  return (
    <RulesFrame title={props.title} head={props.head} entries={[...props.parts, last]}>
      <Passages parts={props.parts} />
      <section id={last.id} class="rules-section sources">
        <h2>{last.title}</h2>
        <ul>
          {sources.map((one) => (
            <li key={one.url}>
              <a href={one.url} rel="external noreferrer">
                {t(one.title)}
              </a>
            </li>
          ))}
        </ul>
        <p class="quiet">{t(ours)}</p>
      </section>
    </RulesFrame>
  );
}

/** The overview of a game: what it is in a sentence, then its parts. */
export function Overview(props: {
  title: string;
  lead: string;
  parts: readonly Passage[];
  origins: Origins;
}) {
  return (
    <RulesText
      title={props.title}
      parts={props.parts}
      origins={props.origins}
      head={
        <>
          <Back to={null} />
          <h1>{props.title}</h1>
          <p class="lead">{props.lead}</p>
        </>
      }
    />
  );
}

/** Rules in a few lines: what, and in what words. */
export function Short(props: { rows: readonly (readonly [string, string])[] }) {
  return (
    <section class="card short" aria-label={t('rules.short')}>
      <dl>
        {props.rows.map(([what, words]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The way from the rules of a room to a table. */
export function OpenRoom(props: { room: string }) {
  return (
    <p>
      <a class="button primary" href={`/?room=${props.room}`} data-testid="open-room">
        {t('rules.open')}
      </a>
    </p>
  );
}

/** A section with its boards, as a part of a page. */
export function passage(section: Section, voice: Voice): Passage {
  return {
    id: section.id,
    title: t(section.title),
    body: (
      <>
        {section.text.map((line) => (
          <p key={lineWords(line)}>{lineWords(line)}</p>
        ))}
        {section.steps === undefined ? null : (
          <ol class="steps">
            {section.steps.map((line) => (
              <li key={lineWords(line)}>{lineWords(line)}</li>
            ))}
          </ol>
        )}
        {section.link === undefined ? null : (
          <p>
            <a href={`/rules/${section.link.page}`}>{t(section.link.title)}</a>
          </p>
        )}
        {section.boards.map((board) => (
          <LiveBoard key={board.id} board={board} voice={voice} />
        ))}
      </>
    ),
  };
}
