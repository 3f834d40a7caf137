import { LessonPage } from '../components/rules-lesson';
import { t } from '../i18n/index';
import { FAIR_PAGE, LESSONS } from '../rules/backgammon-lessons';
import { LORE } from '../rules/backgammon-lore';
import { backgammonVoice } from '../rules/backgammon-voice';

/** A lesson about dice or variants. */
export default function BackgammonLore(props: { page: string }) {
  const lesson = LORE.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="backgammon" lesson={lesson} course={LESSONS} voice={backgammonVoice}>
      {lesson.id === FAIR_PAGE ? <Fair /> : null}
    </LessonPage>
  );
}

function Fair() {
  return (
    <section id="more" class="rules-section">
      <p>{t('rules.backgammon.fair.luck')}</p>
      <p>
        <a href="/dice" data-testid="to-dice">
          {t('rules.backgammon.fair.link')}
        </a>
      </p>
    </section>
  );
}
