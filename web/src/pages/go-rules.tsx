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
import { roomName } from '../components/table-rows';
import { numberWords, sentences } from '../i18n/format';
import { has, t } from '../i18n/index';
import { CAPTURE_ONE } from '../rules/go-boards';
import { LESSONS, lessonPage, type Lesson } from '../rules/go-lessons';
import { SETS, setPage, type Facts, type SetPage } from '../rules/go-sets';
import { goVoice } from '../rules/go-voice';

/** Where the rules come from. */
const SOURCES: readonly Source[] = [
  { title: 'rules.go.source.chinese', url: 'https://www.cs.cmu.edu/~wjh/go/rules/Chinese.html' },
  { title: 'rules.go.source.japanese', url: 'https://www.cs.cmu.edu/~wjh/go/rules/Japanese.html' },
  { title: 'rules.go.source.aga', url: 'https://www.cs.cmu.edu/~wjh/go/rules/AGA.html' },
  { title: 'rules.go.source.new-zealand', url: 'https://go.org.nz/' },
  { title: 'rules.go.source.tromp-taylor', url: 'https://tromp.github.io/go.html' },
  { title: 'rules.go.source.atari', url: 'https://senseis.xmp.net/?AtariGo' },
];

/** A page about Go: the overview, a lesson, a room or a rule set. */
export default function GoRules(props: { page: string }) {
  const lesson = lessonPage(props.page);
  if (lesson !== undefined) return <LessonPage lesson={lesson} />;
  const set = setPage(props.page);
  return set === undefined ? <Overview /> : <Room set={set} />;
}

function Origins() {
  return <Sources sources={SOURCES} ours="rules.go.source.ours" />;
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

function LessonLinks(props: { lessons: readonly Lesson[] }) {
  return (
    <ol class="steps">
      {props.lessons.map((one) => (
        <li key={one.id}>
          <a href={`/rules/${one.id}`} data-rules={one.id}>
            {t(one.title)}
          </a>
        </li>
      ))}
    </ol>
  );
}

function SetLinks(props: { sets: readonly SetPage[] }) {
  return (
    <ul class="room-links">
      {props.sets.map((set) => (
        <li key={set.id}>
          <a href={`/rules/${set.id}`} data-rules={set.id}>
            {setName(set)}
          </a>
          <p class="quiet">{setWords(set)}</p>
        </li>
      ))}
    </ul>
  );
}

function Overview() {
  const title = t('rules.go.title');
  const entries = [
    { id: 'two', title: t('rules.go.two') },
    { id: 'course', title: t('rules.go.course') },
    { id: 'rooms', title: t('rules.rooms') },
    { id: 'sets', title: t('rules.go.sets') },
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
          <p class="lead">{t('rules.go.intro')}</p>
        </>
      }
    >
      <section id="two" class="rules-section">
        <h2>{t('rules.go.two')}</h2>
        <p>{t('rules.go.two.capture')}</p>
        <p>{t('rules.go.two.ordinary')}</p>
        <p>{t('rules.live')}</p>
        <LiveBoard board={CAPTURE_ONE} voice={goVoice} />
      </section>
      <section id="course" class="rules-section">
        <h2>{t('rules.go.course')}</h2>
        <LessonLinks lessons={LESSONS} />
      </section>
      <section id="rooms" class="rules-section">
        <h2>{t('rules.rooms')}</h2>
        <SetLinks sets={SETS.filter((set) => set.room)} />
      </section>
      <section id="sets" class="rules-section">
        <h2>{t('rules.go.sets')}</h2>
        <SetLinks sets={SETS.filter((set) => !set.room)} />
      </section>
      <Origins />
    </RulesFrame>
  );
}

function LessonPage(props: { lesson: Lesson }) {
  const { lesson } = props;
  const title = t(lesson.title);
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <RulesFrame
      title={title}
      {...(lesson.sections.length > 1
        ? { entries: lesson.sections.map((one) => ({ id: one.id, title: t(one.title) })) }
        : {})}
      head={
        <>
          <Back to="go" />
          <h1>{title}</h1>
          {lesson.text.map((one) => (
            <p key={one}>{t(one)}</p>
          ))}
          {lesson.boards.map((board) => (
            <LiveBoard key={board.id} board={board} voice={goVoice} />
          ))}
        </>
      }
    >
      {lesson.sections.map((one) => (
        <Part key={one.id} section={one} voice={goVoice} />
      ))}
      <p class="rules-next">
        {next === undefined ? (
          <a class="button" href="/rules/go#rooms">
            {t('rules.choose')}
          </a>
        ) : (
          <a class="button primary" href={`/rules/${next.id}`} data-testid="next-lesson">
            {t('rules.go.next', t(next.title))}
          </a>
        )}
      </p>
    </RulesFrame>
  );
}

function Room(props: { set: SetPage }) {
  const { set } = props;
  const name = setName(set);
  const lessons = LESSONS.filter((one) => set.lessons.includes(one.id));
  const entries = [
    ...set.sections.map((one) => ({ id: one.id, title: t(one.title) })),
    { id: 'play', title: t('rules.go.play') },
    { id: 'course', title: t('rules.go.course') },
    { id: 'sources', title: t('rules.sources') },
  ];
  return (
    <RulesFrame
      title={t('rules.room', name)}
      entries={entries}
      head={
        <>
          <Back to="go" />
          <h1>{t('rules.room', name)}</h1>
          <p class="lead">{t(set.about as 'rules.go.about.go')}</p>
          {set.room ? <OpenRoom room={set.id} /> : null}
          <Short rows={shortRows(set.facts)} />
        </>
      }
    >
      {set.sections.map((one) => (
        <Part key={one.id} section={one} voice={goVoice} />
      ))}
      <section id="play" class="rules-section">
        <h2>{t('rules.go.play')}</h2>
        <LiveBoard board={set.board} voice={goVoice} />
      </section>
      <section id="course" class="rules-section">
        <h2>{t('rules.go.course')}</h2>
        <LessonLinks lessons={lessons} />
      </section>
      <Origins />
    </RulesFrame>
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
