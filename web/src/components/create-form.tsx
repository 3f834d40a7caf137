import { useEffect, useState } from 'preact/hooks';
import { hasFace, needFace, needRooms } from '../boards/faces';
import { controlWords, durationWords } from '../i18n/durations';
import { has, named, t } from '../i18n/index';
import { arrange, familiesOf, tagOf } from '../pages/rooms';
import type { PresetView, SeatWish } from '../protocol';
import * as api from '../state/api';
import { amountMs } from '../state/clock';
import { you } from '../state/live';
import { go } from '../state/route';
import { Segmented } from './segmented';
import { roomName } from './table-rows';

type Against = 'anybody' | 'link' | 'engine' | 'here';

/** The longest name of a player, in characters. */
const LONGEST_NAME = 24;

/** What a wrong claim costs, in words. */
function costWords(cost: string): string {
  const [kind, amount = ''] = cost.split('=');
  if (kind === 'none') return t('create.claim_cost.none');
  if (kind === 'tries') return t('create.claim_cost.tries', Number(amount));
  const ms = amountMs(amount);
  return kind === 'time' && ms !== null ? t('create.claim_cost.time', durationWords(ms)) : cost;
}

function words(id: string, what: 'what' | 'opening'): string {
  const key = `preset.${id}.${what}`;
  return has(key) ? t(key as 'preset.free.what') : '';
}

/** A part of the rules, or what may be chosen for it: without words of its own a number is its own word. */
function choiceWords(kind: string, key: string, value?: string): string {
  const name = value === undefined ? `choice.${key}` : `choice.${key}.${value}`;
  // A game may have a word of its own for what others call otherwise.
  for (const one of [`${kind}.${name}`, name]) if (has(one)) return t(one as 'choice.size');
  const number = `choice.${key}.n`;
  return value !== undefined && has(number) ? t(number as 'choice.size.n', value) : (value ?? key);
}

function Room(props: { preset: PresetView; chosen: boolean; onChoose: () => void }) {
  const { preset, chosen } = props;
  const tag = tagOf(preset);
  return (
    <label class={`room ${chosen ? 'chosen' : ''}`} data-room={preset.id}>
      <input
        type="radio"
        name="room"
        value={preset.id}
        checked={chosen}
        onChange={props.onChoose}
      />
      <span class="room-text">
        <span class="room-head">
          <span class="room-name">{roomName(preset.id)}</span>
          {tag.label === '' ? null : <span class={`tag ${tag.kind}`}>{tag.label}</span>}
        </span>
        <span class="room-what">{words(preset.id, 'what')}</span>
        {chosen ? (
          <span class="room-more">
            {words(preset.id, 'opening')} {tag.what} {tag.marks}{' '}
            <a href={`/rules/${preset.id}`}>{t('room.rules')}</a>
          </span>
        ) : null}
      </span>
    </label>
  );
}

function Choice(props: {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.options.map((one) => (
          <option key={one.value} value={one.value} selected={one.value === props.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function NameField(props: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="text"
        name={props.name}
        autocomplete="off"
        maxLength={LONGEST_NAME}
        value={props.value}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
    </label>
  );
}

/** Chooses a room, a clock, a seat and an opponent, and opens the table. */
export function CreateForm(props: {
  presets: PresetView[];
  /** The room that a link asked for. */
  room: string | null;
}) {
  const families = familiesOf(props.presets);
  const asked = props.presets.find((one) => one.id === props.room);
  const [family, setFamily] = useState(asked?.family ?? families[0] ?? 'renju');
  const [chosen, setChosen] = useState<string | null>(asked?.id ?? null);
  const [control, setControl] = useState<string | null>(null);
  const [seat, setSeat] = useState<SeatWish>('random');
  const [against, setAgainst] = useState<Against>('anybody');
  const [level, setLevel] = useState(3);
  const [series, setSeries] = useState<string | null>(null);
  const [delay, setDelay] = useState(0);
  const [cost, setCost] = useState<string | null>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [names, setNames] = useState<{ you: string | null; other: string }>({ you: null, other: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { first, more } = arrange(props.presets, family, asked?.id ?? null);
  const rooms = [...first, ...more];
  const preset = rooms.find((one) => one.id === chosen) ?? rooms[0];
  const kind = preset?.kind ?? '';
  // What the rooms of a game are like comes when one of them is chosen.
  useEffect(() => {
    if (hasFace(kind)) needRooms(kind).catch(() => undefined);
  }, [kind]);
  if (preset === undefined) return null;
  const opponent: Against = against === 'engine' && !preset.engine ? 'anybody' : against;
  const here = opponent === 'here';
  // At one device nobody waits for anybody: a clock is there only if it is chosen.
  const usual = here && preset.controls.includes('unlimited') ? 'unlimited' : preset.control;
  const time = control !== null && preset.controls.includes(control) ? control : usual;
  const follows = preset.series.find((one) => one.id === series) ?? preset.series[0];
  const late = preset.delays.includes(delay) ? delay : (preset.delays[0] ?? 0);
  const price = preset.claim_costs.find((one) => one === cost) ?? preset.claim_costs[0];
  // What was chosen for another room counts where this one offers it too.
  const picked = preset.choices.map(({ key, values }) => {
    const value = values.find((one) => one === choices[key]) ?? values[0] ?? '';
    return { key, values, value, usual: value === values[0] };
  });
  const different = picked.filter((one) => !one.usual);
  const mine = names.you ?? you.value?.name ?? '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const both = [mine.trim(), names.other.trim()] as const;
    if (here && both.some((one) => one === '' || [...one].length > LONGEST_NAME)) {
      setProblem(t('create.here.missing'));
      return;
    }
    setBusy(true);
    setProblem(null);
    // The board is on its way while the table is made.
    if (hasFace(kind)) needFace(kind).catch(() => undefined);
    api
      .createTable({
        preset: preset.id,
        control: time === usual && !here ? null : time,
        seat,
        opponent:
          opponent === 'engine'
            ? { who: 'engine', level }
            : opponent === 'here'
              ? { who: 'here', you: both[0], other: both[1] }
              : { who: opponent },
        ...(follows === undefined || follows === preset.series[0] ? {} : { series: follows.id }),
        ...(late === preset.delays[0] || here ? {} : { spectator_delay: late }),
        ...(different.length === 0
          ? {}
          : { choices: Object.fromEntries(different.map(({ key, value }) => [key, value])) }),
        ...(price === undefined || price === preset.claim_costs[0] ? {} : { claim_cost: price }),
      })
      .then(
        (created) => go(`/t/${created.table}`),
        (error: unknown) => {
          setBusy(false);
          if (error instanceof api.ApiError && error.detail === 'choices') {
            setProblem(t('create.together'));
            return;
          }
          const why = error instanceof api.ApiError ? named('code', error.code) : String(error);
          setProblem(t('create.failed', why));
        },
      );
  };

  const room = (one: PresetView) => (
    <Room
      key={one.id}
      preset={one}
      chosen={one === preset}
      onChoose={() => setChosen(one.id)}
    />
  );

  return (
    <form class="create" data-testid="create" onSubmit={submit}>
      <div class="create-rooms">
        <Segmented
          legend={t('create.family')}
          name="family"
          value={family}
          options={families.map((value) => ({ value, label: named('family', value) }))}
          onChange={(value) => {
            setFamily(value);
            setChosen(null);
          }}
        />
        <p class="quiet family-what">
          {has(`family.${family}.what`) ? t(`family.${family}.what` as 'family.renju.what') : ''}
        </p>
        <fieldset class="rooms">
          <legend>{t('create.rooms')}</legend>
          {first.map(room)}
          {more.length > 0 ? (
            <details>
              <summary>{t('create.more', more.length)}</summary>
              {more.map(room)}
            </details>
          ) : null}
        </fieldset>
      </div>
      <div class="create-options">
        {picked.length === 0 ? null : (
          <div class="rule-choices" data-testid="choices">
            {picked.map(({ key, values, value }) => (
              <Choice
                key={key}
                name={`choice-${key}`}
                label={choiceWords(kind, key)}
                value={value}
                options={values.map((one) => ({ value: one, label: choiceWords(kind, key, one) }))}
                onChange={(next) => setChoices({ ...choices, [key]: next })}
              />
            ))}
          </div>
        )}
        <label class="field">
          <span>{t('create.control')}</span>
          <select
            name="control"
            value={time}
            onChange={(event) => setControl(event.currentTarget.value)}
          >
            {preset.controls.map((one) => (
              <option key={one} value={one} selected={one === time}>
                {controlWords(one)}
              </option>
            ))}
          </select>
        </label>
        <Segmented<SeatWish>
          legend={t('create.seat')}
          name="seat"
          value={seat}
          options={[
            { value: 'a', label: t('create.seat.a') },
            { value: 'b', label: t('create.seat.b') },
            { value: 'random', label: t('create.seat.random') },
          ]}
          onChange={setSeat}
        />
        <Segmented<Against>
          legend={t('create.opponent')}
          name="opponent"
          value={opponent}
          options={[
            { value: 'anybody', label: t('create.opponent.anybody') },
            { value: 'link', label: t('create.opponent.link') },
            { value: 'engine', label: t('create.opponent.engine'), disabled: !preset.engine },
            { value: 'here', label: t('create.opponent.here') },
          ]}
          onChange={setAgainst}
        />
        {preset.engine ? null : <p class="quiet">{t('create.no_engine')}</p>}
        {opponent === 'engine' ? (
          <label class="field">
            <span>{t('create.level')}</span>
            <span class="level">
              <input
                type="range"
                name="level"
                min={1}
                max={10}
                step={1}
                value={level}
                aria-valuetext={t('create.level.value', level)}
                onInput={(event) => setLevel(Number(event.currentTarget.value))}
              />
              <output>{t('create.level.value', level)}</output>
            </span>
          </label>
        ) : null}
        {here ? (
          <div class="stack">
            <p class="quiet">{t('create.here.what')}</p>
            <NameField
              name="you"
              label={t('create.here.first')}
              value={mine}
              onChange={(value) => setNames({ ...names, you: value })}
            />
            <NameField
              name="other"
              label={t('create.here.second')}
              value={names.other}
              onChange={(value) => setNames({ ...names, other: value })}
            />
          </div>
        ) : null}
        {preset.series.length > 1 && follows !== undefined ? (
          <Choice
            name="series"
            label={t('series.choice')}
            value={follows.id}
            options={preset.series.map(({ id }) => ({ value: id, label: named('series', id) }))}
            onChange={setSeries}
          />
        ) : null}
        {(preset.delays.length > 1 && !here) || preset.claim_costs.length > 1 ? (
          <details class="further">
            <summary>{t('create.further')}</summary>
            {preset.delays.length > 1 && !here ? (
              <Choice
                name="delay"
                label={t('create.delay')}
                value={String(late)}
                options={preset.delays.map((n) => ({
                  value: String(n),
                  label: t('create.delay.value', n),
                }))}
                onChange={(value) => setDelay(Number(value))}
              />
            ) : null}
            {preset.claim_costs.length > 1 && price !== undefined ? (
              <Choice
                name="claim_cost"
                label={t('create.claim_cost')}
                value={price}
                options={preset.claim_costs.map((one) => ({ value: one, label: costWords(one) }))}
                onChange={setCost}
              />
            ) : null}
          </details>
        ) : null}
        {problem === null ? null : (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button primary large" disabled={busy}>
          {t('create.submit')}
        </button>
      </div>
    </form>
  );
}
