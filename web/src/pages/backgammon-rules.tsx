import { Back, RulesFrame } from '../components/rules-frame';
import { t } from '../i18n/index';

/** A page about backgammon. */
export default function BackgammonRules() {
  const title = t('rules.game.backgammon');
  return (
    <RulesFrame
      title={title}
      head={
        <>
          <Back to={null} />
          <h1>{title}</h1>
          <p class="lead">{t('rules.game.backgammon.what')}</p>
        </>
      }
    >
      {null}
    </RulesFrame>
  );
}
