import { useEffect } from 'preact/hooks';
import { automatic, unaskedAfter } from '../boards/backgammon-auto';
import { cubeWords, decider, factsOf, gameWords, seatSide } from '../boards/backgammon-match';
import type { PanelProps, PositionOf } from '../boards/faces';
import { has, named, t } from '../i18n/index';
import type { BackgammonExplanation, ClockView, Seat } from '../protocol';
import { deadline, parseControl, parseState } from '../state/clock';
import { neverDoubles } from '../state/doubling';
import { settings } from '../state/settings';
import { say } from './announcer';
import { Answer, Resigned, ResignGame, Turn } from './backgammon-acts';
import { part } from './part';
import '../styles/cube.css';

// A throw is chosen in review only, and its words are those of every game with dice.
const ThrowPad = part(() => import('./throw-pad').then((found) => found.ThrowPad), 'chance');

type Position = PositionOf<'backgammon'>;
type Props = PanelProps<Position, BackgammonExplanation>;

/** How much time a seat had at the instant that a message speaks of, in milliseconds. */
function left(clocks: ClockView, seat: Seat): number {
  const control = parseControl(clocks[`control_${seat}`]);
  return control === null ? Infinity : deadline(control, parseState(clocks[`state_${seat}`])) - clocks.spent_ms;
}

/** Sends what the reader has asked to have done unasked, once the other side's play has been seen, and says so. */
function useAutomatic({ position, legal, busy, act, view, table, shows }: Props): void {
  const shown = shows?.value === true;
  const { auto_roll: roll, auto_pass: pass, auto_bear_off: bearOff } = settings.value;
  const seat = view === null || busy ? null : decider(position);
  const never = table !== null && neverDoubles(table, position.game);
  const action =
    seat === null || legal.length === 0
      ? null
      : automatic(position, seat, legal, { roll, pass, bearOff, neverDouble: never });
  useEffect(() => {
    if (action === null || view === null || seat === null) return;
    const timer = setTimeout(() => {
      act(action);
      const key = `cube.auto.${action.endsWith('/off') ? 'off' : action}`;
      say(has(key) ? named('cube.auto', key.slice('cube.auto.'.length)) : action);
    }, unaskedAfter(shown, left(view.clocks, seat)));
    return () => clearTimeout(timer);
  }, [action, position, shown]);
}

/** What stands beside a board of backgammon: rolling, the cube and its answers, resigning, the match. */
export function BackgammonPanel(props: Props) {
  const { position, legal, busy, act, view } = props;
  useAutomatic(props);
  const seat = decider(position);
  const at = `${props.table ?? ''} ${position.position_id} ${position.phase} ${position.cube?.offer?.taken ?? 0} ${legal.length}`;
  const common = { position, legal, busy, act, at };
  return (
    <section class="cube-panel" aria-label={t('cube.panel')} data-testid="cube-panel" data-phase={position.phase}>
      {seat === null ? null : (
        <>
          <Turn {...common} seat={seat} table={props.table} />
          <Answer {...common} seat={seat} />
          <Resigned {...common} seat={seat} />
        </>
      )}
      {view === null && legal.some((one) => one.startsWith('dice ')) && !busy ? (
        <ThrowPad
          by={position.phase === 'opening_throw' ? [seatSide('a'), seatSide('b')] : null}
          busy={busy}
          others={legal.filter((one) => one.includes('cocked'))}
          tell={act}
        />
      ) : null}
      {legal.length === 1 && legal[0] === 'nomove' ? null : <Match position={position} />}
      {seat === null ? null : <ResignGame {...common} seat={seat} />}
    </section>
  );
}

/** The match around the game: what counts, the cube, the pips, and how the game before ended. */
function Match({ position }: { position: Position }) {
  const cube = cubeWords(position);
  const [a, b] = position.pips;
  const { last_game: last, phase } = position;
  const facts = factsOf(position);
  return (
    <div class="match">
      {facts.length === 0 ? null : (
        <ul class="tags" data-testid="match-facts">
          {facts.map((one) => (
            <li key={one} class="tag">
              {one}
            </li>
          ))}
        </ul>
      )}
      {cube === null || phase === 'over' ? null : (
        <p data-testid="cube-state" data-value={position.cube?.value}>
          {cube}
        </p>
      )}
      {!settings.value.pips || phase === 'over' ? null : (
        <p class="quiet" data-testid="pips">
          {t('cube.pips', a, b)} ·{' '}
          {a === b
            ? t('cube.pips.even')
            : t('cube.pips.ahead', seatSide(a < b ? 'a' : 'b'), Math.abs(a - b))}
        </p>
      )}
      {last === null ? null : (
        <p class="quiet" data-testid="last-game">
          <strong>{t('cube.last_game', last.number)}</strong> {gameWords(last)}
        </p>
      )}
    </div>
  );
}
