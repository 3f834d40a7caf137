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
import { SET_UP } from '../rules/backgammon-boards';
import { LESSONS } from '../rules/backgammon-lessons';
import { SETS, setPage, type SetPage } from '../rules/backgammon-sets';
import { backgammonVoice } from '../rules/backgammon-voice';

/** Where the rules come from. */
const ORIGINS: Origins = {
  ours: 'rules.backgammon.source.ours',
  sources: [
    { title: 'rules.backgammon.source.usbgf', url: 'https://usbgf.org/' },
    { title: 'rules.backgammon.source.dbgf', url: 'https://dbgf.dk/' },
    { title: 'rules.backgammon.source.bkgm', url: 'https://bkgm.com/rules.html' },
    { title: 'rules.backgammon.source.gnu', url: 'https://www.gnu.org/software/gnubg/manual/' },
  ],
};

/** A page about backgammon: the overview or a room. */
export default function BackgammonRules(props: { page: string }) {
  const set = setPage(props.page);
  return set === undefined ? <Backgammon /> : <Room set={set} />;
}

/** A room in a sentence. */
function setWords(set: SetPage): string {
  const key = `preset.${set.id}.what`;
  return has(key) ? t(key as 'preset.free.what') : t(set.about);
}

function Backgammon() {
  const rooms = SETS.map((set) => ({ id: set.id, name: roomName(set.id), words: setWords(set) }));
  return (
    <Overview
      title={t('rules.backgammon.title')}
      lead={t('rules.backgammon.intro')}
      origins={ORIGINS}
      parts={[
        {
          id: 'try',
          title: t('rules.backgammon.first'),
          body: (
            <>
              <p>{t('rules.backgammon.live')}</p>
              <LiveBoard board={SET_UP} voice={backgammonVoice} />
            </>
          ),
        },
        { id: 'course', title: t('rules.course'), body: <LessonLinks lessons={LESSONS} /> },
        {
          id: 'rooms',
          title: t('rules.rooms'),
          body: (
            <>
              <SetLinks sets={rooms} />
              <p>
                <a href="/dice" data-testid="to-dice">
                  {t('rules.backgammon.fair.link')}
                </a>
              </p>
            </>
          ),
        },
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
          <Back to="backgammon" />
          <h1>{title}</h1>
          <p class="lead">{t(set.about)}</p>
          <OpenRoom room={set.id} />
          <Short rows={shortRows(set)} />
        </>
      }
      parts={[
        {
          id: 'play',
          title: t('rules.backgammon.play'),
          body: <LiveBoard board={set.board} voice={backgammonVoice} />,
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
function shortRows({ facts }: SetPage): [string, string][] {
  const { autodoubles, crawford, dice, length } = facts;
  const cube = length === 1 ? 'none' : crawford === 'yes' ? 'crawford' : 'plain';
  const ties = autodoubles === 1 ? 'once' : autodoubles;
  return [
    [t('rules.short.board'), t('rules.backgammon.short.board')],
    [
      t('rules.short.wins'),
      length === undefined
        ? t('rules.backgammon.short.wins.points')
        : t('rules.backgammon.short.wins.match', length),
    ],
    [t('rules.backgammon.short.cube'), t(`rules.backgammon.short.cube.${cube}`)],
    [t('rules.backgammon.short.ties'), t(`rules.backgammon.short.ties.${ties}`)],
    ...(length === undefined
      ? (['jacoby', 'beaver'] as const).map((one): [string, string] => [
          t(`rules.backgammon.${one}`),
          t('rules.backgammon.short.chosen'),
        ])
      : []),
    [t('rules.backgammon.short.dice'), t(`rules.backgammon.short.dice.${dice}`)],
  ];
}
