/**
 * The grid of cells over a board: each cell is itself focusable and named, one of them is in the
 * order of Tab, and keys move between them. Every board uses it.
 */

import { svg } from './board';

/** Where a cell lies, in units of the drawing. */
export interface CellBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class CellGrid {
  /** The element to put over the drawing. */
  readonly rows: SVGGElement = svg('g', { role: 'rowgroup' });
  readonly cells = new Map<string, SVGRectElement>();
  #names: readonly (readonly string[])[] = [];
  #place = new Map<string, { row: number; column: number }>();
  #focused = '';

  /** The cell in the order of Tab. */
  get focused(): string {
    return this.#focused;
  }

  /**
   * Makes the cells anew: names by row from the top, by column from the left. A row has a short name
   * of its own: without one it would be read as all its cells together.
   */
  lay(
    names: readonly (readonly string[])[],
    rows: readonly string[],
    box: (row: number, column: number) => CellBox,
    first: string,
  ): void {
    this.#names = names;
    this.#place.clear();
    this.cells.clear();
    this.rows.replaceChildren();
    names.forEach((line, row) => {
      const group = svg('g', {
        role: 'row',
        'aria-rowindex': row + 1,
        'aria-label': rows[row] ?? String(row + 1),
      });
      line.forEach((name, column) => {
        const cell = svg('rect', {
          class: 'cell',
          role: 'gridcell',
          tabindex: -1,
          'aria-colindex': column + 1,
          'data-point': name,
          ...box(row, column),
          rx: 6,
        });
        group.append(cell);
        this.cells.set(name, cell);
        this.#place.set(name, { row, column });
      });
      this.rows.append(group);
    });
    this.#focused = '';
    this.rove(first);
  }

  /** Puts a cell into the order of Tab, in place of the one that was. */
  rove(name: string): void {
    const cell = this.cells.get(name);
    if (cell === undefined) return;
    this.cells.get(this.#focused)?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    this.#focused = name;
  }

  /** Moves the focus to a cell. */
  focus(name: string): void {
    this.rove(name);
    this.cells.get(name)?.focus();
  }

  /** The cell that an event is about. */
  cellOf(event: Event): string | null {
    return event.target instanceof SVGElement ? (event.target.dataset['point'] ?? null) : null;
  }

  /** Moves the focus if the key is one of those that do; answers whether it is. */
  key(key: string): boolean {
    const at = this.#place.get(this.#focused);
    if (at === undefined) return false;
    const { row, column } = at;
    const down = this.#names.length - 1;
    const right = (this.#names[row]?.length ?? 1) - 1;
    const go = (toRow: number, toColumn: number) => {
      const line = this.#names[Math.min(down, Math.max(0, toRow))];
      const name = line?.[Math.min(line.length - 1, Math.max(0, toColumn))];
      if (name !== undefined) this.focus(name);
      return true;
    };
    switch (key) {
      case 'ArrowLeft':
        return go(row, column - 1);
      case 'ArrowRight':
        return go(row, column + 1);
      case 'ArrowUp':
        return go(row - 1, column);
      case 'ArrowDown':
        return go(row + 1, column);
      case 'Home':
        return go(row, 0);
      case 'End':
        return go(row, right);
      case 'PageUp':
        return go(0, column);
      case 'PageDown':
        return go(down, column);
      default: {
        // The letter of a column, however the game counts its letters.
        const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : null;
        const to = this.#names[row]?.findIndex((name) => letter !== null && name.startsWith(letter));
        return to !== undefined && to >= 0 && go(row, to);
      }
    }
  }
}
