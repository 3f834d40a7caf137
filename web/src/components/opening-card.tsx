import { parsePoint } from '../boards/gomoku-points';
import { named, t } from '../i18n/index';
import type { NamedPattern } from '../rules/gomoku-openings';

/** The distance of two lines of the drawing. */
const CELL = 20;
/** The drawing shows this many lines around the centre of a board of fifteen. */
const LINES = 7;
const SIZE = 15;
const FIRST = (SIZE - LINES) / 2;
const SPAN = LINES * CELL;

function Stone(props: { point: string; color: 'black' | 'white'; number: number }) {
  const at = parsePoint(props.point, SIZE);
  if (at === null) return null;
  const x = (at.file - FIRST + 0.5) * CELL;
  const y = (FIRST + LINES - 1 - at.rank + 0.5) * CELL;
  return (
    <g class={`stone ${props.color}`}>
      <circle cx={x} cy={y} r={CELL * 0.46} />
      <text x={x} y={y + 3.8}>
        {props.number}
      </text>
    </g>
  );
}

/** One of the 26 openings: its three stones, code, name and old rating. */
export function OpeningCard(props: { pattern: NamedPattern }) {
  const { code, second, third, name, kanji, rating } = props.pattern;
  let lines = '';
  for (let index = 0; index < LINES; index += 1) {
    const along = (index + 0.5) * CELL;
    lines += `M0 ${along}H${SPAN}M${along} 0V${SPAN}`;
  }
  return (
    <li class="opening-card" data-opening={code}>
      <svg viewBox={`0 0 ${SPAN} ${SPAN}`} role="img" aria-label={t('rules.opening.stones', code, second, third)}>
        <rect class="wood" width={SPAN} height={SPAN} rx="4" />
        <path class="lines" d={lines} />
        <Stone point="h8" color="black" number={1} />
        <Stone point={second} color="white" number={2} />
        <Stone point={third} color="black" number={3} />
      </svg>
      <p>
        <span class="opening-code">{code}</span> <strong translate={false}>{name}</strong>{' '}
        <span lang="ja">{kanji}</span>
      </p>
      <p class="quiet">{named('rules.rating', rating)}</p>
    </li>
  );
}
