import { useEffect } from 'preact/hooks';
import { Game } from '../components/game';
import { Header } from '../components/header';
import { startCountdown } from '../components/countdown';
import { startSound } from '../components/sound';
import { useSpeech } from '../components/speech';
import { Offline } from '../components/offline';
import { roomName } from '../components/table-rows';
import { useFace } from '../components/use-face';
import { t } from '../i18n/index';
import { leaveTable, table, watchTable } from '../state/live';
import { hasOpponent, isMyTurn } from '../state/people';

let listening = false;

/** A table: board, seats, clocks, moves, and what can be done. */
export default function Table(props: { id: string }) {
  useEffect(() => {
    if (listening) return;
    listening = true;
    startSound();
    startCountdown();
  }, []);
  useEffect(() => {
    watchTable(props.id);
    return () => leaveTable(props.id);
  }, [props.id]);
  const state = table.value;
  const view = state?.known?.view ?? null;
  const found = useFace(view?.position.kind ?? null);
  const face = found.is === 'here' ? found.face : null;
  useSpeech(state, face);
  useEffect(() => {
    const waits = view !== null && isMyTurn(view) && hasOpponent(view);
    document.title =
      view === null ? 'Yonban' : `${waits ? '● ' : ''}${t('table.title', roomName(view.preset))}`;
  }, [view]);

  if (state?.missing === true && view === null) {
    return (
      <>
        <Header />
        <main id="content" class="nowhere" tabIndex={-1}>
          <h1>{t('table.missing')}</h1>
          <p class="quiet">{t('table.missing.what')}</p>
          <a class="button primary" href="/">
            {t('table.go_home')}
          </a>
        </main>
      </>
    );
  }
  if (found.is === 'unknown') {
    return (
      <>
        <Header />
        <main id="content" class="nowhere" tabIndex={-1}>
          <h1>{t('table.unknown_game')}</h1>
          <a class="button primary" href="/">
            {t('table.go_home')}
          </a>
        </main>
      </>
    );
  }
  if (found.is === 'failed') {
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
  if (state === null || view === null || face === null || state.table !== props.id) {
    return (
      <>
        <Header />
        <main id="content" class="nowhere loading" tabIndex={-1}>
          <p class="quiet">{t('house.loading')}</p>
        </main>
      </>
    );
  }
  return <Game state={state} view={view} face={face} />;
}
