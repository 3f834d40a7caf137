import { LessonPage } from '../components/rules-lesson';
import { COURSE } from '../rules/backgammon-course';
import { LESSONS } from '../rules/backgammon-lessons';
import { backgammonVoice } from '../rules/backgammon-voice';

/** A lesson about the checkers and dice of backgammon. */
export default function BackgammonCourse(props: { page: string }) {
  const lesson = COURSE.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="backgammon" lesson={lesson} course={LESSONS} voice={backgammonVoice} />
  );
}
