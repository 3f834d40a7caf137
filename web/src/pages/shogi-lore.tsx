import { squareText } from '../boards/shogi-points';
import { LiveBoard } from '../components/live-board';
import { pieceWord, ranks } from '../boards/shogi-words';
import { LessonPage } from '../components/rules-lesson';
import { RulesTable as Table } from '../components/rules-table';
import { language, named, t } from '../i18n/index';
import { HANDICAPS, type Handicap } from '../rules/shogi-handicaps';
import { HANDICAPS_PAGE, LESSONS, NOTATION_PAGE } from '../rules/shogi-lessons';
import { LORE } from '../rules/shogi-lore';
import { SECOND, WRITTEN } from '../rules/shogi-lore-boards';
import { shogiVoice } from '../rules/shogi-voice';
import { FIRST_MOVES, SECOND_MOVES, type WrittenMove } from '../rules/shogi-written';

/** A lesson about the handicaps of shogi, or how its moves are written. */
export default function ShogiLore(props: { page: string }) {
  const lesson = LORE.find((one) => one.id === props.page);
  return lesson === undefined ? null : (
    <LessonPage kind="shogi" lesson={lesson} course={LESSONS} voice={shogiVoice}>
      {lesson.id === HANDICAPS_PAGE ? <Handicaps /> : null}
      {lesson.id === NOTATION_PAGE ? <Notation /> : null}
    </LessonPage>
  );
}

/** What White lacks, in words. */
function lacking({ off, hand }: Handicap): string {
  if (off !== undefined) {
    return off.map(([piece, ...squares]) => `${pieceWord(piece)} ${squares.map((square) => squareText(square, ranks())).join(' ')}`).join(', ');
  }
  const kept = t('rules.shogi.handicaps.kept', pieceWord('K'));
  if (hand === undefined || hand.length === 0) return kept;
  const held = hand.map(([piece, count]) => `${pieceWord(piece)} × ${count}`).join(', ');
  return `${kept}; ${t('rules.shogi.handicaps.hand', held)}`;
}

function Handicaps() {
  const title = t('rules.shogi.handicaps.all');
  // In Japanese the names are these already.
  const japanese = language.value !== 'ja';
  return (
    <section id="all" class="rules-section">
      <h2 id="all-handicaps">{title}</h2>
      <p>{t('rules.shogi.impasse.credit.text')}</p>
      <Table
        labelled="all-handicaps"
        head={[
          t('rules.shogi.handicaps.name'),
          ...(japanese ? [t('rules.shogi.handicaps.japanese')] : []),
          t('rules.shogi.handicaps.off'),
          t('rules.shogi.handicaps.credit'),
        ]}
        rows={HANDICAPS.map((one) => ({
          key: one.id,
          cells: [
            named('choice.preset', one.id),
            ...(japanese ? [<span lang="ja">{one.japanese}</span>] : []),
            lacking(one),
            String(one.credit),
          ],
        }))}
      />
    </section>
  );
}

/** The styles, and each as its name and the sentence about it. */
const STYLES = ['japanese', 'western', 'kitao', 'usi', 'csa'] as const;

function Written(props: { labelled: string; moves: readonly WrittenMove[] }) {
  return (
    <Table
      labelled={props.labelled}
      head={[t('rules.shogi.style.japanese'), t('rules.shogi.style.western'), 'Kitao', 'USI', 'CSA']}
      rows={props.moves.map((one) => ({
        key: one.action,
        cells: [<span lang="ja">{one.japanese}</span>, one.western, one.kitao, one.action, one.csa],
      }))}
    />
  );
}

function Notation() {
  return (
    <>
      <section id="styles" class="rules-section">
        <ul class="rules-list">
          {STYLES.map((style) => (
            <li key={style}>{t(`rules.shogi.notation.${style}`)}</li>
          ))}
        </ul>
      </section>
      <section id="examples" class="rules-section">
        <h2 id="written-first">{t('rules.shogi.notation.examples')}</h2>
        <Written labelled="written-first" moves={FIRST_MOVES} />
        <LiveBoard board={WRITTEN} voice={shogiVoice} />
      </section>
      <section id="more" class="rules-section">
        <h2 id="written-second">{t('rules.shogi.notation.from')}</h2>
        <Written labelled="written-second" moves={SECOND_MOVES} />
        <LiveBoard board={SECOND} voice={shogiVoice} />
      </section>
    </>
  );
}
