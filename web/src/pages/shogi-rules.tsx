import { LiveBoard } from '../components/live-board';
import {
  Back,
  OpenRoom,
  Overview,
  RulesText,
  Short,
  type Origins,
} from '../components/rules-frame';
import { LessonLinks, SetLinks } from '../components/rules-lesson';
import { roomName } from '../components/table-rows';
import { has, t } from '../i18n/index';
import { SET_UP } from '../rules/shogi-boards';
import { LESSONS } from '../rules/shogi-lessons';
import { SETS, setPage, type SetPage } from '../rules/shogi-sets';
import { shogiVoice } from '../rules/shogi-voice';

/** Where the rules come from. */
const ORIGINS: Origins = {
  ours: 'rules.shogi.source.ours',
  sources: [
    { title: 'rules.shogi.source.association', url: 'https://www.shogi.or.jp/faq/taikyoku-kitei.html' },
    { title: 'rules.shogi.source.fesa', url: 'https://fesashogi.eu/' },
    { title: 'rules.shogi.source.csa', url: 'http://www2.computer-shogi.org/protocol/' },
    { title: 'rules.shogi.source.kif', url: 'http://kakinoki.o.oo7.jp/kif_format.html' },
  ],
};

/** A page about shogi: the overview or a room. */
export default function ShogiRules(props: { page: string }) {
  const set = setPage(props.page);
  return set === undefined ? <Shogi /> : <Room set={set} />;
}

/** A room in a sentence. */
function setWords(set: SetPage): string {
  const key = `preset.${set.id}.what`;
  return has(key) ? t(key as 'preset.free.what') : t(set.about);
}

function Shogi() {
  const rooms = SETS.map((set) => ({ id: set.id, name: roomName(set.id), words: setWords(set) }));
  return (
    <Overview
      title={t('rules.shogi.title')}
      lead={t('rules.shogi.intro')}
      origins={ORIGINS}
      parts={[
        {
          id: 'try',
          title: t('rules.shogi.first'),
          body: (
            <>
              <p>{t('rules.shogi.live')}</p>
              <LiveBoard board={SET_UP} voice={shogiVoice} />
            </>
          ),
        },
        { id: 'course', title: t('rules.course'), body: <LessonLinks lessons={LESSONS} /> },
        {
          id: 'tsume',
          title: t('rules.shogi.tsume'),
          body: (
            <p>
              <a href="/tsume" data-testid="to-tsume">
                {t('rules.shogi.tsume.text')}
              </a>
            </p>
          ),
        },
        { id: 'rooms', title: t('rules.rooms'), body: <SetLinks sets={rooms} /> },
      ]}
    />
  );
}

function Room(props: { set: SetPage }) {
  const { set } = props;
  const title = t('rules.room', roomName(set.id));
  return (
    <RulesText
      title={title}
      origins={ORIGINS}
      head={
        <>
          <Back to="shogi" />
          <h1>{title}</h1>
          <p class="lead">{t(set.about)}</p>
          <OpenRoom room={set.id} />
          <Short rows={shortRows(set)} />
        </>
      }
      parts={[
        {
          id: 'play',
          title: t('rules.shogi.play'),
          body: <LiveBoard board={set.board} voice={shogiVoice} />,
        },
        {
          id: 'course',
          title: t('rules.course'),
          body: <LessonLinks lessons={LESSONS.filter((one) => set.lessons.includes(one.id))} />,
        },
      ]}
    />
  );
}

/** The rules in a few lines. */
function shortRows({ facts, family, draws }: SetPage): [string, string][] {
  const { impasse, judging, maxmoves, repetition } = facts;
  const first = family === 'shogi-handicap' ? 'white' : 'black';
  return [
    [t('rules.short.board'), t('rules.shogi.short.board')],
    [t('rules.short.wins'), t('rules.shogi.short.wins')],
    [t('rules.shogi.short.first'), t(`rules.shogi.short.first.${first}`)],
    [t('rules.shogi.short.fouls'), t(`rules.shogi.short.fouls.${judging}`)],
    [t('rules.shogi.repetition'), t(`rules.shogi.short.repetition.${repetition}`)],
    [t('rules.shogi.impasse'), t(`rules.shogi.short.impasse.${impasse}`)],
    [
      t('rules.shogi.short.limit'),
      maxmoves === 'none'
        ? t('rules.shogi.short.limit.none')
        : t('rules.shogi.short.limit.moves', maxmoves),
    ],
    [t('rules.shogi.short.draws'), t(`rules.shogi.short.draws.${draws}`)],
  ];
}
