import type { JSX } from 'preact';

/** What stands in a cell. */
export type Cell = string | JSX.Element;

/** A table that scrolls sideways where it does not fit. */
export function RulesTable(props: {
  labelled: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly Cell[] }[];
}) {
  return (
    // A region that scrolls has to be reached by key.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="rules-table" role="region" aria-labelledby={props.labelled} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {props.head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
