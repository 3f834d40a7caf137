import { controlWords } from '../i18n/durations';
import { has, named, t } from '../i18n/index';
import type { TableSummary } from '../protocol';
import { Icon } from './dialog';

/** The catalogue's name of a room; its id if this page does not know it. */
export function roomName(preset: string): string {
  // An agreement names its room with the version: `professional-1`.
  const id = has(`preset.${preset}.name`) ? preset : preset.replace(/-\d+$/, '');
  const key = `preset.${id}.name`;
  // Rules that no room is named after are told as they are in the form.
  const rules = `choice.preset.${preset}`;
  return has(key) ? t(key as 'preset.free.name') : has(rules) ? named('choice.preset', preset) : preset;
}

/** A list of tables, each a link. */
export function TableRows(props: {
  tables: TableSummary[];
  verb: string;
  empty?: string;
  /** Where the links lead: to the table unless another page is named. */
  page?: 't' | 'review';
}) {
  if (props.tables.length === 0) return <p class="quiet">{props.empty}</p>;
  return (
    <ul class="rows">
      {props.tables.map((one) => (
        <li key={one.table}>
          <a class="row" href={`/${props.page ?? 't'}/${one.table}`}>
            <span class="row-main">
              <span class="row-room">{roomName(one.preset)}</span>
              <span class="row-who">
                {t(
                  'lists.versus',
                  one.a ?? t('lists.free_seat'),
                  one.b ?? t('lists.free_seat'),
                )}
              </span>
              <span class="row-control">{controlWords(one.control)}</span>
            </span>
            <span class="row-verb">
              {props.verb}
              <Icon name="arrow" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
