import { controlWords } from '../i18n/durations';
import { has, t } from '../i18n/index';
import type { TableReview } from '../protocol';
import { fileOf } from '../rules/games';
import type { ReviewState } from '../state/review';
import { roomName } from './table-rows';

/** What is known of the game beside its moves. */
export function About(props: { head: ReviewState['head']; table: TableReview | null }) {
  const { head, table } = props;
  const room = table?.preset ?? head.rules.split(',')[0] ?? '';
  const preset = has(`preset.${room}.name`) ? room : room.replace(/-\d+$/, '');
  // Rules that no room is named after have no page: the game has.
  const page = fileOf(preset) === undefined ? head.kind : preset;
  const rows: [string, string | null][] = [
    [t('review.event'), head.event],
    [t('review.round'), head.round],
    [t('review.date'), head.date],
    [
      t('review.clock'),
      table === null
        ? null
        : table.control_a === table.control_b
          ? controlWords(table.control_a)
          : `${controlWords(table.control_a)} / ${controlWords(table.control_b)}`,
    ],
  ];
  return (
    <details class="about" open data-testid="about">
      <summary>{t('review.about')}</summary>
      <dl class="facts">
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p>
        {roomName(preset)} · <a href={`/rules/${page}`}>{t('review.rules')}</a>
      </p>
      <p class="quiet">{t('review.rules.text', head.rules)}</p>
      {table === null ? null : (
        <p>
          <a href={`/t/${table.table}`}>{t('review.to_table')}</a>
        </p>
      )}
    </details>
  );
}
