import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index';
import type { Lesson, LessonTitle, RulesKind } from '../rules/board';
import { PAGES } from '../rules/games';
import type { Voice } from '../rules/voice';
import { LiveBoard } from './live-board';
import { Back, passage, Passages, RulesFrame } from './rules-frame';

/** Lessons by their titles, in their order. */
export function LessonLinks(props: { lessons: readonly LessonTitle[] }) {
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

/** Rooms or rule sets, each with a sentence about it. */
export function SetLinks(props: { sets: readonly { id: string; name: string; words: string }[] }) {
  return (
    <ul class="room-links">
      {props.sets.map((set) => (
        <li key={set.id}>
          <a href={`/rules/${set.id}`} data-rules={set.id}>
            {set.name}
          </a>
          <p class="quiet">{set.words}</p>
        </li>
      ))}
    </ul>
  );
}

/** A lesson, with the way to the one after it. */
export function LessonPage(props: {
  kind: RulesKind;
  lesson: Lesson;
  /** All lessons of the game. */
  course: readonly LessonTitle[];
  voice: Voice;
  /** What stands below its sections. */
  children?: ComponentChildren;
}) {
  const { kind, lesson, course, voice } = props;
  const title = t(lesson.title);
  const next = course[course.findIndex((one) => one.id === lesson.id) + 1];
  const parts = lesson.sections.map((one) => passage(one, voice));
  return (
    <RulesFrame
      title={title}
      {...(parts.length > 1 ? { entries: parts } : {})}
      head={
        <>
          <Back to={kind} />
          <h1>{title}</h1>
          {lesson.text.map((one) => (
            <p key={one}>{t(one)}</p>
          ))}
          {lesson.boards.map((board) => (
            <LiveBoard key={board.id} board={board} voice={voice} />
          ))}
        </>
      }
    >
      <Passages parts={parts} />
      {props.children}
      <p class="rules-next">
        {next === undefined ? (
          <a class="button" href={`/rules/${PAGES[kind][0] ?? ''}#rooms`}>
            {t('rules.choose')}
          </a>
        ) : (
          <a class="button primary" href={`/rules/${next.id}`} data-testid="next-lesson">
            {t('rules.next', t(next.title))}
          </a>
        )}
      </p>
    </RulesFrame>
  );
}
