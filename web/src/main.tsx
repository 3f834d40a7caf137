import { render, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Announcer } from './components/announcer';
import { Header } from './components/header';
import { LinkBanner } from './components/link-banner';
import { chooseLanguage, needs, t, useLanguage, type Chunk } from './i18n/index';
import { start } from './state/live';
import { route, startRouting } from './state/route';
import { applySettings } from './state/settings';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/home.css';
import './styles/table.css';
import './styles/board.css';

/** A page that is fetched, with its own sentences, when it is first needed. */
function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  chunk?: Chunk,
) {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<{ it: ComponentType<P> } | null>(
      found === null ? null : { it: found },
    );
    useEffect(() => {
      if (Page !== null) return;
      void Promise.all([load(), chunk === undefined ? null : needs(chunk)]).then(([module]) => {
        found = module.default;
        setPage({ it: module.default });
      });
    }, []);
    return Page === null ? <p class="loading">{t('house.loading')}</p> : <Page.it {...props} />;
  };
}

const Home = lazy(() => import('./pages/home'));
const Table = lazy(() => import('./pages/table'));

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
      {here.at === 'nowhere' ? <Nowhere /> : null}
      <LinkBanner />
      <Announcer />
    </>
  );
}

applySettings();
startRouting();
void useLanguage(chooseLanguage(navigator.languages));
start();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
