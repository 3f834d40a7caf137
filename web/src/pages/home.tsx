import { useEffect, useState } from 'preact/hooks';
import { CreateForm } from '../components/create-form';
import { Header } from '../components/header';
import { Offline } from '../components/offline';
import { TableRows } from '../components/table-rows';
import { WhoAreYou } from '../components/who';
import { t } from '../i18n/index';
import type { PresetView, TableSummary } from '../protocol';
import * as api from '../state/api';
import { link, lobby, watchLobby, you } from '../state/live';

/** How often the lists that no socket message refreshes are read again, in milliseconds. */
const REFRESH = 10_000;

/** How many finished games are listed. */
const FINISHED = 8;

/** The newest of some tables, each once: the reader's own may be among everybody's. */
function newest(tables: TableSummary[]): TableSummary[] {
  return [...new Map(tables.map((one) => [one.table, one])).values()]
    .sort((x, y) => y.created_ms - x.created_ms)
    .slice(0, FINISHED);
}

/** The front door: who you are, a table to open, tables to join and to watch. */
export default function Home() {
  const [presets, setPresets] = useState<PresetView[] | null>(null);
  const [open, setOpen] = useState<TableSummary[] | null>(null);
  const [playing, setPlaying] = useState<TableSummary[] | null>(null);
  const [over, setOver] = useState<TableSummary[] | null>(null);
  const [mine, setMine] = useState<TableSummary[]>([]);
  const [failed, setFailed] = useState(false);
  const guest = you.value?.id ?? null;
  // `/?room=rif`: a link that has chosen the room already.
  const asked = new URLSearchParams(location.search).get('room');

  useEffect(() => {
    document.title = 'Yonban';
    watchLobby(true);
    return () => watchLobby(false);
  }, []);

  // The rooms are the same for everybody: they need not wait for the guest.
  useEffect(() => {
    let stopped = false;
    const readPresets = () => {
      api.presets().then(
        (list) => {
          if (!stopped) setPresets(list);
        },
        () => {
          if (!stopped) setTimeout(readPresets, 3000);
        },
      );
    };
    readPresets();
    return () => {
      stopped = true;
    };
  }, []);

  useEffect(() => {
    // The first answer makes the guest; asking before it would make several.
    if (guest === null) return;
    let stopped = false;
    const read = () => {
      if (document.visibilityState === 'hidden') return;
      Promise.all([
        api.tables('open'),
        api.tables('playing'),
        api.tables('over'),
        api.mine(),
      ]).then(
        ([first, second, third, own]) => {
          if (stopped) return;
          setOpen(first.tables);
          setPlaying(second.tables);
          setOver(third.tables);
          setMine(own.tables);
          setFailed(false);
        },
        () => {
          if (!stopped) setFailed(true);
        },
      );
    };
    read();
    const timer = setInterval(read, REFRESH);
    document.addEventListener('visibilitychange', read);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [guest]);

  const joinable = (lobby.value ?? open)?.filter(
    (one) => !mine.some((own) => own.table === one.table),
  );
  const current = mine.filter((one) => one.status !== 'over');
  const finished = newest([...mine.filter((one) => one.status === 'over'), ...(over ?? [])]);

  return (
    <>
      <Header>
        <WhoAreYou />
      </Header>
      <main id="content" class="home" tabIndex={-1}>
        <div class="intro">
          <h1>{t('create.title')}</h1>
          <p class="quiet">{t('house.tagline')}</p>
        </div>
        <section class="card create-card" aria-label={t('create.title')}>
          {presets !== null ? (
            <CreateForm presets={presets} room={asked} />
          ) : link.value.is === 'reconnecting' ? (
            <Offline />
          ) : (
            <p class="quiet create-loading">{t('house.loading')}</p>
          )}
        </section>
        <div class="lists">
          {current.length > 0 ? (
            <section class="card" data-testid="mine">
              <h2>{t('lists.mine')}</h2>
              <TableRows tables={current} verb={t('lists.back')} />
            </section>
          ) : null}
          <section class="card" data-testid="open">
            <h2>{t('lists.open')}</h2>
            {failed && joinable === undefined ? (
              <p class="quiet">{t('lists.unavailable')}</p>
            ) : (
              <TableRows
                tables={joinable ?? []}
                verb={t('lists.join')}
                empty={joinable === undefined ? t('house.loading') : t('lists.open.none')}
              />
            )}
          </section>
          <section class="card" data-testid="playing">
            <h2>{t('lists.playing')}</h2>
            <TableRows
              tables={playing ?? []}
              verb={t('lists.watch')}
              empty={t('lists.playing.none')}
            />
          </section>
          <section class="card" data-testid="over">
            <h2>{t('lists.over')}</h2>
            <TableRows
              tables={finished}
              verb={t('lists.review')}
              empty={over === null ? t('house.loading') : t('lists.over.none')}
              page="review"
            />
          </section>
        </div>
      </main>
    </>
  );
}
