import { useEffect, useState } from 'preact/hooks';
import {
  across,
  answerWords,
  doubleWords,
  resignCost,
  resignWords,
  seatSide,
  winsMatch,
} from '../boards/backgammon-match';
import { t } from '../i18n/index';
import type { BackgammonView, Seat } from '../protocol';
import { neverDouble, neverDoubles } from '../state/doubling';
import { Question, unrepeated, useTwoStep } from './question';

/** What the reader may do, and where. */
interface Acts {
  position: BackgammonView;
  legal: readonly string[];
  busy: boolean;
  /** Who decides now. */
  seat: Seat;
  /** The position by name: a question about another one is gone. */
  at: string;
  act: (action: string) => void;
}

/** Two dice, or the cube: a drawing beside a word, never instead of it. */
function Shape(props: { is: 'dice' | 'cube' | 'take' | 'drop' | 'beaver' }) {
  const path = {
    dice: 'M3 8h9v9H3zM13 5h8v8h-8M7.5 12.5h.01M17 9h.01',
    cube: 'M5 5h14v14H5zM9.5 14.5V12l2.5-2.5M12 14.5h2.5',
    take: 'M5 12.5l4.5 4.5L19 7',
    drop: 'M6 6l12 12M18 6L6 18',
    beaver: 'M4 14l8-8 8 8M4 20l8-8 8 8',
  }[props.is];
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** Before the throw: roll, or double in two steps. And the turn of somebody who cannot play. */
export function Turn(props: Acts & { table: string | null }) {
  const { position, legal, busy, seat, act, table } = props;
  const { asked, choose, confirm, back } = useTwoStep(props.at, act);
  const value = position.cube?.value ?? 1;
  const doubles = legal.includes('double');
  if (legal.includes('nomove')) {
    return (
      <div class="cube-acts">
        <button
          type="button"
          class="button primary large act-roll"
          data-action="nomove"
          disabled={busy}
          onKeyDown={unrepeated}
          onClick={() => act('nomove')}
        >
          {t('cube.do.nomove')}
        </button>
      </div>
    );
  }
  if (!legal.includes('roll')) return null;
  if (asked === 'double') {
    return (
      <Question
        action="double"
        title={t('cube.double.ask', 2 * value)}
        yes={t('cube.do.double', 2 * value)}
        no={t('cube.double.no')}
        busy={busy}
        confirm={confirm}
        back={back}
      >
        {position.cube?.dead === true ? <p class="warning">{t('cube.double.dead')}</p> : null}
        {doubleWords(position, seat).map((one) => (
          <p key={one}>{one}</p>
        ))}
      </Question>
    );
  }
  return (
    <>
      <div class="cube-acts">
        <button
          type="button"
          class="button primary large act-roll"
          data-action="roll"
          disabled={busy}
          onKeyDown={unrepeated}
          onClick={() => act('roll')}
        >
          <Shape is="dice" />
          {t('cube.do.roll')}
        </button>
        {doubles ? (
          <button
            type="button"
            class="button act-double"
            data-action="double"
            disabled={busy}
            onKeyDown={unrepeated}
            onClick={() => choose('double')}
          >
            <Shape is="cube" />
            {t('cube.do.double', 2 * value)} …
          </button>
        ) : null}
      </div>
      {doubles && table !== null ? (
        <label class="check small">
          <input
            type="checkbox"
            name="never_double"
            checked={neverDoubles(table, position.game)}
            onChange={(event) => neverDouble(table, position.game, event.currentTarget.checked)}
          />
          <span>{t('cube.never_double')}</span>
        </label>
      ) : null}
    </>
  );
}

/** A double that waits for its answer: take, drop, redouble, each in its place and shape, each in two steps. */
export function Answer(props: Acts) {
  const { position, legal, busy, act } = props;
  const { asked, choose, confirm, back } = useTwoStep(props.at, act);
  const offer = position.cube?.offer ?? null;
  if (offer === null || !legal.includes('take')) return null;
  const redouble = legal.includes('beaver') ? 'beaver' : legal.includes('raccoon') ? 'raccoon' : null;
  const who = seatSide(offer.by);
  const said = offer.redoubles > 0 ? t('cube.redoubled', who, offer.taken) : t('cube.doubled', who, offer.taken);
  if (asked !== null) {
    const title =
      asked === 'take'
        ? t('cube.take.ask', offer.taken)
        : asked === 'drop'
          ? t('cube.drop.ask')
          : t('cube.redouble.ask', 2 * offer.taken);
    const yes = asked === 'take' ? t('cube.do.take') : asked === 'drop' ? t('cube.do.drop') : title.replace(/[??]$/, '');
    return (
      <Question
        action={asked}
        title={title}
        yes={yes}
        no={t('cube.answer.back')}
        danger={asked === 'drop'}
        busy={busy}
        confirm={confirm}
        back={back}
      >
        {answerWords(position, asked).map((one) => (
          <p key={one}>{one}</p>
        ))}
      </Question>
    );
  }
  return (
    <div class="answer" role="group" aria-label={said} data-testid="answer">
      <p class="answer-said">{said}</p>
      <div class="answer-acts">
        <Choice action="take" label={t('cube.do.take')} words={answerWords(position, 'take')} busy={busy} choose={choose} />
        <Choice action="drop" label={t('cube.do.drop')} words={answerWords(position, 'drop')} busy={busy} choose={choose} />
        {redouble === null ? null : (
          <Choice
            action={redouble}
            label={t(`cube.do.${redouble}`)}
            words={answerWords(position, redouble)}
            busy={busy}
            choose={choose}
          />
        )}
      </div>
    </div>
  );
}

/** One answer, with what it means beneath it. */
function Choice(props: {
  action: 'take' | 'drop' | 'beaver' | 'raccoon';
  label: string;
  words: readonly string[];
  busy: boolean;
  choose: (action: string) => void;
}) {
  const { action } = props;
  const is = action === 'raccoon' ? 'beaver' : action;
  return (
    <div class={`choice-${is}`}>
      <button
        type="button"
        class={`button large act-${is}`}
        data-action={action}
        disabled={props.busy}
        onKeyDown={unrepeated}
        onClick={() => props.choose(action)}
      >
        <Shape is={is} />
        {props.label} …
      </button>
      <p class="quiet">{props.words.join(' ')}</p>
    </div>
  );
}

/** A resignation that waits for its answer. */
export function Resigned(props: Acts) {
  const { position, legal, busy, seat, act } = props;
  const kind = position.resigning;
  if (kind === null || !legal.includes('accept')) return null;
  const cost = resignCost(position, kind);
  const title = named3('cube.resigning', kind, seatSide(across(seat)));
  return (
    <div class="answer" role="group" aria-label={title} data-testid="resigning">
      <p class="answer-said">{title}</p>
      <div class="answer-acts">
        <div class="choice-take">
          <button
            type="button"
            class="button large act-take"
            data-action="accept"
            disabled={busy}
            onKeyDown={unrepeated}
            onClick={() => act('accept')}
          >
            <Shape is="take" />
            {t('cube.do.accept', cost)}
          </button>
          <p class="quiet">
            {winsMatch(position, seat, cost) ? t('cube.accept.match') : t('cube.accept.what', cost)}
          </p>
        </div>
        {legal.includes('reject') ? (
          <div class="choice-drop">
            <button
              type="button"
              class="button large act-reject"
              data-action="reject"
              disabled={busy}
              onKeyDown={unrepeated}
              onClick={() => act('reject')}
            >
              {t('cube.do.reject')}
            </button>
            <p class="quiet">{t('cube.reject.what')}</p>
          </div>
        ) : null}
      </div>
    </div>
  );
}

const KINDS = ['single', 'gammon', 'backgammon'] as const;
type ResignKind = (typeof KINDS)[number];

/** A sentence that a kind of resignation has, about somebody. */
function named3(prefix: 'cube.resigning', kind: string, who: string): string {
  const known = KINDS.find((one) => one === kind) ?? 'single';
  return t(`${prefix}.${known}`, who);
}

/** Offers to resign this game: the kind, what it costs, and once more whether. */
export function ResignGame(props: Acts) {
  const { position, legal, busy, seat, act } = props;
  const [open, setOpen] = useState(false);
  const { asked, choose, confirm, back } = useTwoStep(props.at, act);
  useEffect(() => setOpen(false), [props.at]);
  const kinds = KINDS.filter((kind) => legal.includes(`resign ${kind}`));
  if (kinds.length === 0) return null;
  const chosen = kinds.find((kind) => asked === `resign ${kind}`);
  if (chosen !== undefined) {
    return (
      <Question
        action={`resign ${chosen}`}
        title={t(`cube.resign.ask.${chosen}`)}
        yes={t(`cube.resign.${chosen}`)}
        no={t('cube.resign.no')}
        danger
        busy={busy}
        confirm={confirm}
        back={() => {
          back();
          setOpen(false);
        }}
      >
        <p>{resignWords(position, seat, chosen)}</p>
      </Question>
    );
  }
  if (!open) {
    return (
      <button type="button" class="button small act-resign" data-action="resign_game" disabled={busy} onClick={() => setOpen(true)}>
        {t('cube.resign')}
      </button>
    );
  }
  const words = (kind: ResignKind) => resignWords(position, seat, kind);
  return (
    <div class="answer" role="group" aria-label={t('cube.resign.title')} data-testid="resign-kinds">
      <p class="answer-said">{t('cube.resign.title')}</p>
      <div class="resign-kinds">
        {kinds.map((kind) => (
          <div key={kind}>
            <button
              type="button"
              class="button danger"
              data-action={`resign_${kind}`}
              disabled={busy}
              onKeyDown={unrepeated}
              onClick={() => choose(`resign ${kind}`)}
            >
              {t(`cube.resign.${kind}`)} …
            </button>
            <span class="quiet">{words(kind)}</span>
          </div>
        ))}
        <button type="button" class="button" data-action="resign_no" onClick={() => setOpen(false)}>
          {t('cube.resign.no')}
        </button>
      </div>
    </div>
  );
}
