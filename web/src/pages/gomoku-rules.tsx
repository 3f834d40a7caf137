import {
  Back,
  OpenRoom,
  Overview,
  passage,
  RulesText,
  Short,
  type Origins,
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
const ORIGINS: Origins = {
  ours: 'rules.source.ours',
  sources: [
    { title: 'rules.source.rif', url: 'https://www.renju.net/rifrules/' },
    { title: 'rules.source.openings', url: 'https://www.renju.net/rule/' },
    { title: 'rules.source.forbidden', url: 'https://www.renju.net/advanced/' },
    { title: 'rules.source.gomocup', url: 'https://gomocup.org/' },
    { title: 'rules.source.gomoku', url: 'https://en.wikipedia.org/wiki/Gomoku' },
    {
      title: 'rules.source.patterns',
      url: 'https://en.wikipedia.org/wiki/Renju_opening_pattern',
    },
  ],
};

function roomWords(id: string, what: 'what' | 'opening'): string {
  const key = `preset.${id}.${what}`;
  return has(key) ? t(key as 'preset.free.what') : '';
}

/** A page about gomoku and renju: the overview, a room, or the openings by name. */
export default function GomokuRules(props: { page: string }) {
  if (props.page === 'openings') return <Openings />;
  const room = roomPage(props.page);
  return room === undefined ? <Gomoku /> : <Room room={room} />;
}

function FoulTag(props: { fouls: Fouls }) {
  const kind = props.fouls === 'omok' ? 'block' : props.fouls;
  return <span class={`tag ${kind}`}>{t(`tag.${kind}`)}</span>;
}

function Gomoku() {
  return (
    <Overview
      title={t('rules.gomoku.title')}
      lead={t('rules.intro')}
      origins={ORIGINS}
      parts={[
        {
          id: 'gomoku',
          title: t('family.gomoku'),
          body: (
            <>
              <p>{t('rules.gomoku')}</p>
              <p>{t('rules.live')}</p>
              <LiveBoard board={FIVE_MORE} voice={gomokuVoice} />
            </>
          ),
        },
        {
          id: 'renju',
          title: t('family.renju'),
          body: (
            <>
              <p>{t('rules.renju')}</p>
              <p>
                <a href="/rules/openings">{t('rules.openings')}</a>
              </p>
            </>
          ),
        },
        { id: 'choose', title: t('rules.choose'), body: <Choices /> },
        { id: 'rooms', title: t('rules.rooms'), body: <Rooms /> },
      ]}
    />
  );
}

function Choices() {
  return (
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
  );
}

function Rooms() {
  return (
    <>
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
    </>
  );
}

function Room(props: { room: RoomPage }) {
  const { room } = props;
  const title = t('rules.room', roomName(room.id));
  return (
    <RulesText
      title={title}
      parts={room.sections.map((one) => passage(one, gomokuVoice))}
      origins={ORIGINS}
      head={
        <>
          <Back to="gomoku" />
          <h1>{title}</h1>
          <p class="lead">{roomWords(room.id, 'what')}</p>
          <OpenRoom room={room.id} />
          <Short rows={shortRows(room)} />
          <p class="quiet">{t('rules.live')}</p>
        </>
      }
    />
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
  const groups = [
    { id: 'direct', title: t('rules.direct'), patterns: DIRECT_OPENINGS },
    { id: 'indirect', title: t('rules.indirect'), patterns: INDIRECT_OPENINGS },
  ];
  return (
    <RulesText
      title={title}
      origins={ORIGINS}
      head={
        <>
          <Back to="gomoku" />
          <h1>{title}</h1>
          <p class="lead">{t('rules.openings.text')}</p>
          <p>{t('rules.openings.names')}</p>
          <p class="quiet">{t('rules.openings.rating')}</p>
        </>
      }
      parts={[
        ...groups.map(({ id, title, patterns }) => ({
          id,
          title,
          body: (
            <ul class="gallery">
              {patterns.map((pattern) => (
                <OpeningCard key={pattern.code} pattern={pattern} />
              ))}
            </ul>
          ),
        })),
        {
          id: 'naming',
          title: t('rules.naming'),
          body: (
            <>
              <p>{t('rules.openings.outer')}</p>
              <LiveBoard board={NAMING} voice={gomokuVoice} />
            </>
          ),
        },
      ]}
    />
  );
}
