import { LessonPage } from '../components/rules-lesson';
import { LAW } from '../rules/shogi-law';
import { LESSONS } from '../rules/shogi-lessons';
import { shogiVoice } from '../rules/shogi-voice';

/** A lesson about the laws of shogi. */
export default function ShogiLaw(props: { page: string }) {
  const lesson = LAW.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="shogi" lesson={lesson} course={LESSONS} voice={shogiVoice} />
  );
}
