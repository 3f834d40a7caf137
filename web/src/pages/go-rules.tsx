import {
  Back,
  OpenRoom,
  Overview,
  passage,
  RulesText,
  Short,
  type Origins,
} from '../components/rules-frame';
import { LessonLinks, LessonPage, SetLinks } from '../components/rules-lesson';
import { LiveBoard } from '../components/live-board';
import { roomName } from '../components/table-rows';
import { numberWords, sentences } from '../i18n/format';
import { has, t } from '../i18n/index';
import { CAPTURE_ONE } from '../rules/go-boards';
import { LESSONS, lessonPage } from '../rules/go-lessons';
import { SETS, setPage, type Facts, type SetPage } from '../rules/go-sets';
import { goVoice } from '../rules/go-voice';

/** Where the rules come from. */
const ORIGINS: Origins = {
  ours: 'rules.go.source.ours',
  sources: [
    { title: 'rules.go.source.chinese', url: 'https://www.cs.cmu.edu/~wjh/go/rules/Chinese.html' },
    { title: 'rules.go.source.japanese', url: 'https://www.cs.cmu.edu/~wjh/go/rules/Japanese.html' },
    { title: 'rules.go.source.aga', url: 'https://www.cs.cmu.edu/~wjh/go/rules/AGA.html' },
    { title: 'rules.go.source.new-zealand', url: 'https://go.org.nz/' },
    { title: 'rules.go.source.tromp-taylor', url: 'https://tromp.github.io/go.html' },
    { title: 'rules.go.source.atari', url: 'https://senseis.xmp.net/?AtariGo' },
  ],
};

/** A page about Go: the overview, a lesson, a room or a rule set. */
export default function GoRules(props: { page: string }) {
  const lesson = lessonPage(props.page);
  if (lesson !== undefined) {
    return <LessonPage kind="go" lesson={lesson} course={LESSONS} voice={goVoice} />;
  }
  const set = setPage(props.page);
  return set === undefined ? <Go /> : <Room set={set} />;
}

/** The name of a room, or of a rule set. */
function setName(set: SetPage): string {
  const key = `rules.go.set.${set.id}`;
  return set.room || !has(key) ? roomName(set.id) : t(key as 'rules.go.set.chinese');
}

/** A room or a rule set in a sentence. */
function setWords(set: SetPage): string {
  const key = `preset.${set.id}.what`;
  return set.room && has(key) ? t(key as 'preset.free.what') : t(set.about as 'rules.go.about.go');
}

function links(sets: readonly SetPage[]) {
  return (
    <SetLinks
      sets={sets.map((set) => ({ id: set.id, name: setName(set), words: setWords(set) }))}
    />
  );
}

function Go() {
  return (
    <Overview
      title={t('rules.go.title')}
      lead={t('rules.go.intro')}
      origins={ORIGINS}
      parts={[
        {
          id: 'two',
          title: t('rules.go.two'),
          body: (
            <>
              <p>{t('rules.go.two.capture')}</p>
              <p>{t('rules.go.two.ordinary')}</p>
              <p>{t('rules.live')}</p>
              <LiveBoard board={CAPTURE_ONE} voice={goVoice} />
            </>
          ),
        },
        { id: 'course', title: t('rules.course'), body: <LessonLinks lessons={LESSONS} /> },
        { id: 'rooms', title: t('rules.rooms'), body: links(SETS.filter((set) => set.room)) },
        { id: 'sets', title: t('rules.sets'), body: links(SETS.filter((set) => !set.room)) },
      ]}
    />
  );
}

function Room(props: { set: SetPage }) {
  const { set } = props;
  const title = t('rules.room', setName(set));
  const lessons = LESSONS.filter((one) => set.lessons.includes(one.id));
  return (
    <RulesText
      title={title}
      origins={ORIGINS}
      head={
        <>
          <Back to="go" />
          <h1>{title}</h1>
          <p class="lead">{t(set.about as 'rules.go.about.go')}</p>
          {set.room ? <OpenRoom room={set.id} /> : null}
          <Short rows={shortRows(set.facts)} />
        </>
      }
      parts={[
        ...set.sections.map((one) => passage(one, goVoice)),
        {
          id: 'play',
          title: t('rules.go.play'),
          body: <LiveBoard board={set.board} voice={goVoice} />,
        },
        { id: 'course', title: t('rules.course'), body: <LessonLinks lessons={lessons} /> },
      ]}
    />
  );
}

function winsWords({ capture }: Facts): string {
  if (capture === undefined) return t('rules.go.short.wins.count');
  return capture === 1 ? t('rules.go.short.wins.first') : t('rules.go.short.wins.target', capture);
}

/** The rules in a few lines. */
function shortRows(facts: Facts): [string, string][] {
  const passing = facts.agree === 'yes' ? 'agree' : facts.pass;
  const rows: [string, string][] = [
    [t('rules.short.board'), t('rules.short.board.lines', facts.size)],
    [t('rules.short.wins'), winsWords(facts)],
    // Where the first capture ends the game no stone is ever taken back.
    [t('rules.go.ko'), t(`rules.go.short.ko.${facts.capture === 1 ? 'none' : facts.ko}`)],
    [t('rules.go.suicide'), t(`rules.go.short.suicide.${facts.suicide}`)],
    [t('rules.short.pass'), t(`rules.go.short.pass.${passing}`)],
  ];
  const { bonus, komi, placement, scoring, settle, tie } = facts;
  if (tie !== undefined && facts.pass !== 'none') {
    rows.push([t('rules.go.tie'), t(`rules.go.short.tie.${tie}`)]);
  }
  if (scoring !== undefined) rows.push([t('rules.go.counting'), t(`rules.go.${scoring}`)]);
  if (komi !== undefined) rows.push([t('rules.go.short.komi'), numberWords(komi)]);
  if (settle !== undefined) {
    rows.push([t('rules.go.settling'), t(`rules.go.short.dead.${settle}`)]);
  }
  if (placement !== undefined) {
    const given = bonus === undefined || bonus === 'none' ? null : t(`rules.go.short.bonus.${bonus}`);
    rows.push([
      t('rules.go.short.handicap'),
      sentences([t(`rules.go.short.handicap.${placement}`), given]),
    ]);
  }
  rows.push([t('rules.go.colors'), t(`rules.go.short.colors.${facts.colors}`)]);
  return rows;
}
