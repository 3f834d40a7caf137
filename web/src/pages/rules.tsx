import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { needFace, needRooms, type Kind } from '../boards/faces';
import { Header } from '../components/header';
import { lazy } from '../components/lazy';
import { needs, t, type Chunk } from '../i18n/index';
import { fileOf, GAMES, PAGES, type RulesFile } from '../rules/games';
import '../styles/rules.css';

/** What a game says about its positions, its rooms and its rules. */
const withWords = (kind: Kind, ...rules: Chunk[]) =>
  Promise.all([needFace(kind), needRooms(kind), needs(...rules)]);

/** The files of pages, with their sentences. */
const FILES: Readonly<Record<RulesFile, ComponentType<{ page: string }>>> = {
  gomoku: lazy(
    () => import('./gomoku-rules'),
    () => withWords('gomoku', 'gomoku.rules'),
  ),
  go: lazy(
    () => import('./go-rules'),
    () => withWords('go', 'go.rules'),
  ),
  shogi: lazy(
    () => import('./shogi-rules'),
    () => withWords('shogi', 'shogi.rules'),
  ),
  'shogi-course': lazy(
    () => import('./shogi-course'),
    () => withWords('shogi', 'shogi.rules', 'shogi.course'),
  ),
  'shogi-law': lazy(
    () => import('./shogi-law'),
    () => withWords('shogi', 'shogi.rules', 'shogi.law'),
  ),
  'shogi-lore': lazy(
    () => import('./shogi-lore'),
    () => withWords('shogi', 'shogi.rules', 'shogi.lore'),
  ),
  backgammon: lazy(
    () => import('./backgammon-rules'),
    () => withWords('backgammon', 'backgammon.rules'),
  ),
  'backgammon-course': lazy(
    () => import('./backgammon-course'),
    () => withWords('backgammon', 'backgammon.rules', 'backgammon.course'),
  ),
  'backgammon-end': lazy(
    () => import('./backgammon-end'),
    () => withWords('backgammon', 'backgammon.rules', 'backgammon.end'),
  ),
  'backgammon-cube': lazy(
    () => import('./backgammon-cube'),
    () => withWords('backgammon', 'backgammon.rules', 'backgammon.cube'),
  ),
  'backgammon-lore': lazy(
    () => import('./backgammon-lore'),
    () => withWords('backgammon', 'backgammon.rules', 'backgammon.lore'),
  ),
  'backgammon-craft': lazy(
    () => import('./backgammon-craft'),
    () => withWords('backgammon', 'backgammon.rules', 'backgammon.craft'),
  ),
};

/** A page of the rules: the front page, or one of a game's. */
export default function RulesPage(props: { page: string | null }) {
  const { page } = props;
  const file = page === null ? undefined : fileOf(page);
  if (page === null || file === undefined) return <Front page={page} />;
  const Page = FILES[file];
  return <Page page={page} />;
}

/** Which games there are; or that there is no such page. */
function Front(props: { page: string | null }) {
  const title = props.page === null ? t('rules.title') : t('table.not_found');
  useEffect(() => {
    document.title = `${title} · Yonban`;
  }, [title]);
  return (
    <>
      <Header />
      <main id="content" class="rules" tabIndex={-1}>
        <div class={`rules-head${props.page === null ? '' : ' nowhere'}`}>
          <h1>{title}</h1>
          {props.page === null ? (
            <p class="lead">{t('rules.front')}</p>
          ) : (
            <a class="button primary" href="/rules">
              {t('rules.title')}
            </a>
          )}
        </div>
        {props.page === null ? (
          <ul class="rules-body rules-games">
            {GAMES.map((kind) => (
              <li key={kind} class="card">
                <h2>
                  <a href={`/rules/${PAGES[kind][0] ?? ''}`} data-rules={kind}>
                    {t(`rules.game.${kind}`)}
                  </a>
                </h2>
                <p>{t(`rules.game.${kind}.what`)}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </main>
    </>
  );
}
