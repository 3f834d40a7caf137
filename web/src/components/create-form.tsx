import { useState } from 'preact/hooks';
import { controlWords } from '../i18n/durations';
import { has, named, t } from '../i18n/index';
import { arrange, judging } from '../pages/rooms';
import type { PresetView, SeatWish } from '../protocol';
import * as api from '../state/api';
import { go } from '../state/route';
import { Segmented } from './segmented';
import { roomName } from './table-rows';

type Against = 'anybody' | 'link' | 'engine';

function words(id: string, what: 'what' | 'opening'): string {
  const key = `preset.${id}.${what}`;
  return has(key) ? t(key as 'preset.free.what') : '';
}

function Room(props: { preset: PresetView; chosen: boolean; onChoose: () => void }) {
  const { preset, chosen } = props;
  const kind = judging(preset);
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
          <span class={`tag ${kind}`}>{t(`tag.${kind}`)}</span>
        </span>
        <span class="room-what">{words(preset.id, 'what')}</span>
        {chosen ? (
          <span class="room-more">
            {words(preset.id, 'opening')} {t(`tag.${kind}.what`)}
            {preset.marks ? ` ${t('tag.marks')}.` : ''}
          </span>
        ) : null}
      </span>
    </label>
  );
}

/** Chooses a room, a clock, a seat and an opponent, and opens the table. */
export function CreateForm(props: { presets: PresetView[] }) {
  const families = [...new Set(props.presets.map((one) => one.family))].sort().reverse();
  const [family, setFamily] = useState(families[0] ?? 'renju');
  const [chosen, setChosen] = useState<string | null>(null);
  const [control, setControl] = useState<string | null>(null);
  const [seat, setSeat] = useState<SeatWish>('random');
  const [against, setAgainst] = useState<Against>('anybody');
  const [level, setLevel] = useState(3);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { first, more } = arrange(props.presets, family);
  const rooms = [...first, ...more];
  const preset = rooms.find((one) => one.id === chosen) ?? rooms[0];
  if (preset === undefined) return null;
  const opponent: Against = against === 'engine' && !preset.engine ? 'anybody' : against;
  const time = control !== null && preset.controls.includes(control) ? control : preset.control;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    api
      .createTable({
        preset: preset.id,
        control: time === preset.control ? null : time,
        seat,
        opponent: opponent === 'engine' ? { who: 'engine', level } : { who: opponent },
      })
      .then(
        (created) => go(`/t/${created.table}`),
        (error: unknown) => {
          setBusy(false);
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
