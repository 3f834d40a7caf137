import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Header } from '../components/header';
import { LiveBoard } from '../components/live-board';
import { OpeningCard } from '../components/opening-card';
import { roomName } from '../components/table-rows';
import { has, t } from '../i18n/index';
import { FIVE_MORE, NAMING, type Sentence } from '../rules/boards';
import { DIRECT_OPENINGS, INDIRECT_OPENINGS } from '../rules/openings';
import {
  CHOICES,
  ROOMS,
  roomPage,
  type Fouls,
  type Line,
  type RoomPage,
  type Section,
} from '../rules/rooms';
import '../styles/rules.css';

/** Where the rules come from. */
const SOURCES: readonly { title: Sentence; url: string }[] = [
  { title: 'rules.source.rif', url: 'https://www.renju.net/rifrules/' },
  { title: 'rules.source.openings', url: 'https://www.renju.net/rule/' },
  { title: 'rules.source.forbidden', url: 'https://www.renju.net/advanced/' },
  { title: 'rules.source.gomocup', url: 'https://gomocup.org/' },
  { title: 'rules.source.gomoku', url: 'https://en.wikipedia.org/wiki/Gomoku' },
  {
    title: 'rules.source.patterns',
    url: 'https://en.wikipedia.org/wiki/Renju_opening_pattern',
  },
];

function lineWords(line: Line): string {
  return typeof line === 'string' ? t(line) : t(line[0], line[1]);
}

function roomWords(id: string, what: 'what' | 'opening'): string {
  const key = `preset.${id}.${what}`;
  return has(key) ? t(key as 'preset.free.what') : '';
}

/** A page about the rules: the overview, a room, or the openings by name. */
export default function RulesPage(props: { page: string | null }) {
  const room = props.page === null ? undefined : roomPage(props.page);
  const title =
    props.page === null
      ? t('rules.title')
      : props.page === 'openings'
        ? t('rules.openings')
        : room === undefined
          ? t('table.not_found')
          : t('rules.room', roomName(room.id));
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
        {props.page === null ? (
          <Overview title={title} />
        ) : props.page === 'openings' ? (
          <Openings title={title} />
        ) : room === undefined ? (
          <div class="rules-head nowhere">
            <h1>{title}</h1>
            <a class="button primary" href="/rules">
              {t('rules.title')}
            </a>
          </div>
        ) : (
          <Room room={room} title={title} />
        )}
      </main>
    </>
  );
}

/** Head, contents and text of a page; the contents stand beside the text where there is room. */
function Frame(props: {
  head: ComponentChildren;
  entries: readonly { id: string; title: string }[];
  children: ComponentChildren;
}) {
  return (
    <>
      <div class="rules-head">{props.head}</div>
      <Contents entries={props.entries} />
      <div class="rules-body">{props.children}</div>
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

function Back() {
  return (
    <a class="rules-back" href="/rules">
      {t('rules.title')}
    </a>
  );
}

function Sources() {
  return (
    <section id="sources" class="rules-section sources">
      <h2>{t('rules.sources')}</h2>
      <ul>
        {SOURCES.map((one) => (
          <li key={one.url}>
            <a href={one.url} rel="external noreferrer">
              {t(one.title)}
            </a>
          </li>
        ))}
      </ul>
      <p class="quiet">{t('rules.source.ours')}</p>
    </section>
  );
}

function FoulTag(props: { fouls: Fouls }) {
  const kind = props.fouls === 'omok' ? 'block' : props.fouls;
  return <span class={`tag ${kind}`}>{t(`tag.${kind}`)}</span>;
}

function Overview(props: { title: string }) {
  const entries = [
    { id: 'gomoku', title: t('family.gomoku') },
    { id: 'renju', title: t('family.renju') },
    { id: 'choose', title: t('rules.choose') },
    { id: 'rooms', title: t('rules.rooms') },
    { id: 'sources', title: t('rules.sources') },
  ];
  return (
    <Frame
      entries={entries}
      head={
        <>
          <h1>{props.title}</h1>
          <p class="lead">{t('rules.intro')}</p>
        </>
      }
    >
      <section id="gomoku" class="rules-section">
        <h2>{t('family.gomoku')}</h2>
        <p>{t('rules.gomoku')}</p>
        <p>{t('rules.live')}</p>
        <LiveBoard board={FIVE_MORE} />
      </section>
      <section id="renju" class="rules-section">
        <h2>{t('family.renju')}</h2>
        <p>{t('rules.renju')}</p>
        <p>
          <a href="/rules/openings">{t('rules.openings')}</a>
        </p>
      </section>
      <section id="choose" class="rules-section">
        <h2>{t('rules.choose')}</h2>
        <dl class="choices">
          {CHOICES.map((one) => (
            <div key={one.whom}>
              <dt>{t(one.whom)}</dt>
              <dd>
                {one.rooms.map((id) => (
                  <a key={id} href={`/rules/${id}`}>
                    {roomName(id)}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="rooms" class="rules-section">
        <h2>{t('rules.rooms')}</h2>
        {(['gomoku', 'renju'] as const).map((family) => (
          <div key={family} class="room-group">
            <h3>{t(`family.${family}`)}</h3>
            <ul class="room-links">
              {ROOMS.filter((room) => room.family === family).map((room) => (
                <li key={room.id}>
                  <a href={`/rules/${room.id}`} data-rules={room.id}>
                    {roomName(room.id)}
                  </a>
                  {room.fouls === 'free' ? null : <FoulTag fouls={room.fouls} />}
                  <p class="quiet">{roomWords(room.id, 'what')}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <Sources />
    </Frame>
  );
}

function Room(props: { room: RoomPage; title: string }) {
  const { room } = props;
  const entries = [
    ...room.sections.map((one) => ({ id: one.id, title: t(one.title) })),
    { id: 'sources', title: t('rules.sources') },
  ];
  return (
    <Frame
      entries={entries}
      head={
        <>
          <Back />
          <h1>{props.title}</h1>
          <p class="lead">{roomWords(room.id, 'what')}</p>
          <p>
            <a class="button primary" href={`/?room=${room.id}`} data-testid="open-room">
              {t('rules.open')}
            </a>
          </p>
          <Short room={room} />
        </>
      }
    >
      <p class="quiet">{t('rules.live')}</p>
      {room.sections.map((one) => (
        <Part key={one.id} section={one} />
      ))}
      <Sources />
    </Frame>
  );
}

/** The room in a few lines. */
function Short(props: { room: RoomPage }) {
  const { room } = props;
  const kind = room.fouls === 'omok' ? 'block' : room.fouls;
  const forbidden =
    room.fouls === 'free' || room.fouls === 'omok'
      ? t(`rules.short.forbidden.${room.fouls}`)
      : t('rules.short.forbidden.renju');
  const rows: [string, string][] = [
    [t('rules.short.board'), t('rules.short.board.lines', 15)],
    [t('rules.short.opening'), roomWords(room.id, 'opening')],
    [t('rules.short.wins'), t(`rules.short.wins.${room.wins}`)],
    [t('rules.short.forbidden'), forbidden],
    [t('rules.short.pass'), t(room.family === 'renju' ? 'rules.short.pass.yes' : 'rules.short.pass.no')],
  ];
  return (
    <section class="card short" aria-label={t('rules.short')}>
      <dl>
        {rows.map(([what, words]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        {kind === 'free' ? null : (
          <div>
            <dt>{t(`tag.${kind}`)}</dt>
            <dd>{t(`tag.${kind}.what`)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Part(props: { section: Section }) {
  const { section } = props;
  return (
    <section id={section.id} class="rules-section">
      <h2>{t(section.title)}</h2>
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
      {section.named === true ? (
        <p>
          <a href="/rules/openings">{t('rules.openings')}</a>
        </p>
      ) : null}
      {section.boards.map((board) => (
        <LiveBoard key={board.id} board={board} />
      ))}
    </section>
  );
}

function Openings(props: { title: string }) {
  const entries = [
    { id: 'direct', title: t('rules.direct') },
    { id: 'indirect', title: t('rules.indirect') },
    { id: 'naming', title: t('rules.naming') },
    { id: 'sources', title: t('rules.sources') },
  ];
  const groups = [
    { id: 'direct', title: t('rules.direct'), patterns: DIRECT_OPENINGS },
    { id: 'indirect', title: t('rules.indirect'), patterns: INDIRECT_OPENINGS },
  ];
  return (
    <Frame
      entries={entries}
      head={
        <>
          <Back />
          <h1>{props.title}</h1>
          <p class="lead">{t('rules.openings.text')}</p>
          <p>{t('rules.openings.names')}</p>
          <p class="quiet">{t('rules.openings.rating')}</p>
        </>
      }
    >
      {groups.map((group) => (
        <section key={group.id} id={group.id} class="rules-section">
          <h2>{group.title}</h2>
          <ul class="gallery">
            {group.patterns.map((pattern) => (
              <OpeningCard key={pattern.code} pattern={pattern} />
            ))}
          </ul>
        </section>
      ))}
      <section id="naming" class="rules-section">
        <h2>{t('rules.naming')}</h2>
        <p>{t('rules.openings.outer')}</p>
        <LiveBoard board={NAMING} />
      </section>
      <Sources />
    </Frame>
  );
}
