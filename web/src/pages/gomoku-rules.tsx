import {
  Back,
  OpenRoom,
  Part,
  RulesFrame,
  Short,
  Sources,
  type Source,
} from '../components/rules-frame';
import { LiveBoard } from '../components/live-board';
import { OpeningCard } from '../components/opening-card';
import { roomName } from '../components/table-rows';
import { has, t } from '../i18n/index';
import { FIVE_MORE, NAMING } from '../rules/gomoku-boards';
import { DIRECT_OPENINGS, INDIRECT_OPENINGS } from '../rules/gomoku-openings';
import { CHOICES, ROOMS, roomPage, type Fouls, type RoomPage } from '../rules/gomoku-rooms';
import { gomokuVoice } from '../rules/gomoku-voice';

/** Where the rules come from. */
const SOURCES: readonly Source[] = [
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

function roomWords(id: string, what: 'what' | 'opening'): string {
  const key = `preset.${id}.${what}`;
  return has(key) ? t(key as 'preset.free.what') : '';
}

/** A page about gomoku and renju: the overview, a room, or the openings by name. */
export default function GomokuRules(props: { page: string }) {
  if (props.page === 'openings') return <Openings />;
  const room = roomPage(props.page);
  return room === undefined ? <Overview /> : <Room room={room} />;
}

function Origins() {
  return <Sources sources={SOURCES} ours="rules.source.ours" />;
}

function FoulTag(props: { fouls: Fouls }) {
  const kind = props.fouls === 'omok' ? 'block' : props.fouls;
  return <span class={`tag ${kind}`}>{t(`tag.${kind}`)}</span>;
}

function Overview() {
  const title = t('rules.gomoku.title');
  const entries = [
    { id: 'gomoku', title: t('family.gomoku') },
    { id: 'renju', title: t('family.renju') },
    { id: 'choose', title: t('rules.choose') },
    { id: 'rooms', title: t('rules.rooms') },
    { id: 'sources', title: t('rules.sources') },
  ];
  return (
    <RulesFrame
      title={title}
      entries={entries}
      head={
        <>
          <Back to={null} />
          <h1>{title}</h1>
          <p class="lead">{t('rules.intro')}</p>
        </>
      }
    >
      <section id="gomoku" class="rules-section">
        <h2>{t('family.gomoku')}</h2>
        <p>{t('rules.gomoku')}</p>
        <p>{t('rules.live')}</p>
        <LiveBoard board={FIVE_MORE} voice={gomokuVoice} />
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
      <Origins />
    </RulesFrame>
  );
}

function Room(props: { room: RoomPage }) {
  const { room } = props;
  const title = t('rules.room', roomName(room.id));
  const entries = [
    ...room.sections.map((one) => ({ id: one.id, title: t(one.title) })),
    { id: 'sources', title: t('rules.sources') },
  ];
  return (
    <RulesFrame
      title={title}
      entries={entries}
      head={
        <>
          <Back to="gomoku" />
          <h1>{title}</h1>
          <p class="lead">{roomWords(room.id, 'what')}</p>
          <OpenRoom room={room.id} />
          <Short rows={shortRows(room)} />
        </>
      }
    >
      <p class="quiet">{t('rules.live')}</p>
      {room.sections.map((one) => (
        <Part key={one.id} section={one} voice={gomokuVoice} />
      ))}
      <Origins />
    </RulesFrame>
  );
}

/** The room in a few lines. */
function shortRows(room: RoomPage): [string, string][] {
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
  if (kind !== 'free') rows.push([t(`tag.${kind}`), t(`tag.${kind}.what`)]);
  return rows;
}

function Openings() {
  const title = t('rules.openings');
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
    <RulesFrame
      title={title}
      entries={entries}
      head={
        <>
          <Back to="gomoku" />
          <h1>{title}</h1>
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
        <LiveBoard board={NAMING} voice={gomokuVoice} />
      </section>
      <Origins />
    </RulesFrame>
  );
}
