import { LessonPage } from '../components/rules-lesson';
import { CUBE } from '../rules/backgammon-cube';
import { LESSONS } from '../rules/backgammon-lessons';
import { backgammonVoice } from '../rules/backgammon-voice';

/** A lesson about the cube, matches and resigning. */
export default function BackgammonCube(props: { page: string }) {
  const lesson = CUBE.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="backgammon" lesson={lesson} course={LESSONS} voice={backgammonVoice} />
  );
}
