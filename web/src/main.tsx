import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { Announcer } from './components/announcer';
import { Footer } from './components/footer';
import { Header } from './components/header';
import { lazy } from './components/lazy';
import { LinkBanner } from './components/link-banner';
import { expectFace, FIRST, needFace, needRooms } from './boards/faces';
import { needs, t } from './i18n/index';
import { expectPresets } from './state/api';
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

/** Also fetches the game that is likely to be shown, which the server has yet to name. */
function expecting<M>(load: () => Promise<M>): () => Promise<M> {
  return () => {
    expectFace();
    return load();
  };
}

const Home = lazy(
  () => {
    // The list is on its way while the page that shows it is.
    expectPresets();
    return import('./pages/home');
  },
  () => needRooms(FIRST),
);
const Table = lazy(expecting(() => import('./pages/table')));
const RulesPage = lazy(() => import('./pages/rules'), () => needs('rules'));
const Tsume = lazy(
  () => import('./pages/tsume'),
  () => Promise.all([needFace('shogi'), needs('tsume')]),
);
const Dice = lazy(() => import('./pages/dice'), () => needs('chance'));
const Review = lazy(expecting(() => import('./pages/review')), () => needs('review'));

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
      {here.at === 'tsume' ? <Tsume key={`tsume ${visits.value}`} fragment={here.fragment} /> : null}
      {here.at === 'dice' ? <Dice /> : null}
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
