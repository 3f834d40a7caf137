import { LessonPage } from '../components/rules-lesson';
import { RulesTable } from '../components/rules-table';
import { t } from '../i18n/index';
import { CRAFT } from '../rules/backgammon-craft';
import { RACE } from '../rules/backgammon-craft-boards';
import { LESSONS, NOTATION_PAGE, OPENINGS_PAGE, RACE_PAGE } from '../rules/backgammon-lessons';
import { OPENING_PLAYS } from '../rules/backgammon-openings';
import { added, keith, lastTake, pips } from '../rules/backgammon-race';
import { backgammonVoice } from '../rules/backgammon-voice';
import { PLAYS, START_IDS } from '../rules/backgammon-written';

/** A lesson about counting, opening plays or texts. */
export default function BackgammonCraft(props: { page: string }) {
  const lesson = CRAFT.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="backgammon" lesson={lesson} course={LESSONS} voice={backgammonVoice}>
      {lesson.id === RACE_PAGE ? <Race /> : null}
      {lesson.id === OPENINGS_PAGE ? <Openings /> : null}
      {lesson.id === NOTATION_PAGE ? <Notation /> : null}
    </LessonPage>
  );
}

/** What Keith's count adds, in the order of the points. */
const ADDED = ['one', 'two', 'three', 'gaps'] as const;
/** Leaders that show both halves of Trice's rule. */
const LEADERS = [30, 40, 50, 62, 80, 100];

function Race() {
  const white = keith(RACE.white, true);
  const black = keith(RACE.black, false);
  return (
    <>
      <section id="keith" class="rules-section">
        <h2>{t('rules.backgammon.keith')}</h2>
        <p>{t('rules.backgammon.keith.text')}</p>
        <ul class="rules-list">
          {ADDED.map((one) => (
            <li key={one}>{t(`rules.backgammon.keith.${one}`)}</li>
          ))}
        </ul>
        <p>{t('rules.backgammon.keith.seventh')}</p>
        <p>{t('rules.backgammon.keith.double')}</p>
        <h3 id="race-example">{t('rules.backgammon.race.example')}</h3>
        <RulesTable
          labelled="race-example"
          head={[
            t('rules.backgammon.race.side'),
            t('rules.backgammon.race.pips'),
            t('rules.backgammon.race.added'),
            t('rules.backgammon.race.raised'),
          ]}
          rows={(['white', 'black'] as const).map((side) => ({
            key: side,
            cells: [
              t(`backgammon.side.${side}`),
              String(pips(RACE[side])),
              `+${added(RACE[side])}`,
              side === 'white' ? String(white) : '–',
            ],
          }))}
        />
        <p>{t('rules.backgammon.race.verdict', white, black)}</p>
      </section>
      <section id="trice" class="rules-section">
        <h2 id="trice-title">{t('rules.backgammon.trice')}</h2>
        <p>{t('rules.backgammon.trice.text')}</p>
        <p>{t('rules.backgammon.trice.double')}</p>
        <RulesTable
          labelled="trice-title"
          head={[
            t('rules.backgammon.trice.leader'),
            t('rules.backgammon.trice.first'),
            t('rules.backgammon.trice.again'),
            t('rules.backgammon.trice.last'),
          ]}
          rows={LEADERS.map((leader) => ({
            key: String(leader),
            cells: [
              String(leader),
              ...[-3, -2, 0].map((step) => String(leader + lastTake(leader) + step)),
            ],
          }))}
        />
      </section>
    </>
  );
}

function Openings() {
  return (
    <section id="all" class="rules-section">
      <h2 id="all-openings">{t('rules.backgammon.openings.all')}</h2>
      <RulesTable
        labelled="all-openings"
        head={[
          t('rules.backgammon.openings.throw'),
          t('rules.backgammon.openings.play'),
          t('rules.backgammon.openings.idea'),
        ]}
        rows={OPENING_PLAYS.map(({ dice, idea, plays }) => ({
          key: dice,
          cells: [
            <span translate={false}>{dice}</span>,
            <Plays all={plays.map(([, written]) => written)} />,
            t(`rules.backgammon.openings.idea.${idea}`),
          ],
        }))}
      />
      <p class="quiet">{t('rules.backgammon.openings.source')}</p>
    </section>
  );
}

/** Plays, one below the other. */
function Plays(props: { all: readonly string[] }) {
  return (
    <span translate={false}>
      {props.all.map((one, index) => (
        <>
          {index === 0 ? null : <br />}
          {one}
        </>
      ))}
    </span>
  );
}

/** The IDs of the start, each with the sentence about it. */
const IDS = ['position', 'match', 'xgid'] as const;

function Notation() {
  return (
    <>
      <section id="plays" class="rules-section">
        <h2 id="written-plays">{t('rules.backgammon.notation.plays')}</h2>
        <RulesTable
          labelled="written-plays"
          head={[t('rules.backgammon.notation.action'), t('rules.backgammon.notation.written')]}
          rows={PLAYS.map(({ action, written }) => ({
            key: action,
            cells: [<span translate={false}>{action}</span>, <span translate={false}>{written}</span>],
          }))}
        />
        <p>{t('rules.backgammon.notation.typing')}</p>
      </section>
      <section id="ids" class="rules-section">
        <h2>{t('rules.backgammon.notation.ids')}</h2>
        <p>{t('rules.backgammon.notation.ids.text')}</p>
        <ul class="rules-list">
          {IDS.map((one) => (
            <li key={one}>
              {t(`rules.backgammon.notation.${one}`)} <code translate={false}>{START_IDS[one]}</code>
            </li>
          ))}
        </ul>
        <p>{t('rules.backgammon.notation.files')}</p>
      </section>
    </>
  );
}
