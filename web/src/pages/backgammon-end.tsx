import { LessonPage } from '../components/rules-lesson';
import { END } from '../rules/backgammon-end';
import { LESSONS } from '../rules/backgammon-lessons';
import { backgammonVoice } from '../rules/backgammon-voice';

/** A lesson about bearing off or the value of a game. */
export default function BackgammonEnd(props: { page: string }) {
  const lesson = END.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="backgammon" lesson={lesson} course={LESSONS} voice={backgammonVoice} />
  );
}
