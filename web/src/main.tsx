import { render, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Announcer } from './components/announcer';
import { Footer } from './components/footer';
import { Header } from './components/header';
import { LinkBanner } from './components/link-banner';
import { Offline } from './components/offline';
import { expectFace, FIRST, needFace, needRooms } from './boards/faces';
import { needs, t } from './i18n/index';
import { start } from './state/live';
import { keepOffline } from './state/offline';
import { route, startRouting, visits } from './state/route';
import { applySettings } from './state/settings';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/home.css';
import './styles/table.css';
import './styles/board.css';

/** A page that is fetched, with what it cannot be shown without, when it is first needed. */
function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  beside: () => Promise<unknown> = () => Promise.resolve(),
) {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<{ it: ComponentType<P> } | null>(
      found === null ? null : { it: found },
    );
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Page !== null) return;
      Promise.all([load(), beside()]).then(
        ([module]) => {
          found = module.default;
          setPage({ it: module.default });
        },
        () => setFailed(true),
      );
    }, []);
    if (Page !== null) return <Page.it {...props} />;
    return failed ? <Unreachable /> : <Loading />;
  };
}

/** Also fetches the game that is likely to be shown, which the server has yet to name. */
function expecting<M>(load: () => Promise<M>): () => Promise<M> {
  return () => {
    expectFace();
    return load();
  };
}

const Home = lazy(() => import('./pages/home'), () => needRooms(FIRST));
const Table = lazy(expecting(() => import('./pages/table')));
const RulesPage = lazy(
  () => import('./pages/rules'),
  () => Promise.all([needs('rules'), needFace('gomoku'), needRooms('gomoku')]),
);
const Review = lazy(expecting(() => import('./pages/review')), () => needs('review'));

/** Keeps the place of a page that is on its way. */
function Loading() {
  return (
    <main id="content" class="nowhere loading" tabIndex={-1}>
      <p class="quiet">{t('house.loading')}</p>
    </main>
  );
}

/** A page that could not be fetched: offline, or a server that has moved on. */
function Unreachable() {
  return (
    <>
      <Header />
      <main id="content" class="home" tabIndex={-1}>
        <section class="card">
          <Offline />
        </section>
      </main>
    </>
  );
}

function Nowhere() {
  useEffect(() => {
    document.title = 'Yonban';
  }, []);
  return (
    <>
      <Header />
      <main id="content" class="nowhere" tabIndex={-1}>
        <h1>{t('table.not_found')}</h1>
        <a class="button primary" href="/">
          {t('table.go_home')}
        </a>
      </main>
    </>
  );
}

function App() {
  const here = route.value;
  return (
    <>
      <a class="skip" href="#content">
        {t('house.skip')}
      </a>
      {here.at === 'home' ? <Home /> : null}
      {here.at === 'table' ? <Table key={here.id} id={here.id} /> : null}
      {here.at === 'rules' ? <RulesPage key={here.page ?? ''} page={here.page} /> : null}
      {here.at === 'review' ? (
        <Review key={`review ${visits.value}`} id={here.id} fragment={here.fragment} />
      ) : null}
      {here.at === 'nowhere' ? <Nowhere /> : null}
      <Footer />
      <LinkBanner />
      <Announcer />
    </>
  );
}

const ready = applySettings();
startRouting();
start();
keepOffline();
// Nothing is drawn before its words are here: no page flashes up in another language first.
void ready.then(() => {
  const root = document.getElementById('app');
  if (root !== null) render(<App />, root);
});
