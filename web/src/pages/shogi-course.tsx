import { LessonPage } from '../components/rules-lesson';
import { COURSE } from '../rules/shogi-course';
import { LESSONS } from '../rules/shogi-lessons';
import { shogiVoice } from '../rules/shogi-voice';

/** A lesson about the pieces and moves of shogi. */
export default function ShogiCourse(props: { page: string }) {
  const lesson = COURSE.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="shogi" lesson={lesson} course={LESSONS} voice={shogiVoice} />
  );
}
