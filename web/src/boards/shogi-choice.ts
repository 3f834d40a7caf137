/** The choice at the target square: the piece promoted, or as it was. */

import { t } from '../i18n/index';
import { svg } from './board';
import { drawPiece, HEIGHT, WIDTH, type Dress, type ShogiPlan } from './shogi-art';
import { promotionWords } from './shogi-words';
import type { Place } from './strokes';

/** A choice that waits: the square, the piece, and both actions. */
export interface Pending {
  to: string;
  side: string;
  piece: string;
  /** The action that promotes, and the one that does not. */
  actions: readonly [yes: string, no: string];
}

/** The names of the two options. */
export const OPTIONS = ['+', '='] as const;
export type Option = (typeof OPTIONS)[number];

const PAD = 4;

export class PromotionChoice {
  readonly drawing = svg('g', { class: 'choice' });
  readonly buttons = svg('g');
  #places: readonly [Place, Place] | null = null;

  /** Opens for a choice, or closes. */
  show(plan: ShogiPlan, dress: Dress, pending: Pending | null): void {
    this.drawing.replaceChildren();
    this.buttons.replaceChildren();
    const at = pending === null ? null : plan.at(pending.to);
    this.#places = null;
    if (pending === null || at === null) return;
    // Side by side, the promoted piece on the square where there is room for the other beside it.
    const { corner } = plan;
    const last = corner.x + 8.5 * WIDTH;
    const x = at.x >= last - 1 ? at.x - WIDTH : at.x;
    const places = [{ x, y: at.y }, { x: x + WIDTH, y: at.y }] as const;
    this.#places = places;
    const up = pending.side === plan.bottom;
    const card = {
      x: x - WIDTH / 2 - PAD,
      y: at.y - HEIGHT / 2 - PAD,
      width: 2 * WIDTH + 2 * PAD,
      height: HEIGHT + 2 * PAD,
      rx: 8,
    };
    const bare = pending.piece.replace('+', '');
    this.drawing.append(
      svg('rect', { class: 'veil', x: plan.wood.x, y: plan.wood.y, width: plan.wood.width, height: plan.wood.height, rx: 8 }),
      svg('rect', { class: 'card', ...card }),
      drawPiece(dress, `+${bare}`, pending.side, places[0], up),
      drawPiece(dress, bare, pending.side, places[1], up),
    );
    const words = promotionWords(bare);
    this.buttons.setAttribute('role', 'group');
    this.buttons.setAttribute('aria-label', t('shogi.promote'));
    OPTIONS.forEach((option, index) => {
      const place = places[index] ?? at;
      this.buttons.append(
        svg('rect', {
          class: 'cell option',
          role: 'button',
          tabindex: 0,
          'data-option': option,
          'aria-label': index === 0 ? words.yes : words.no,
          x: place.x - WIDTH / 2,
          y: place.y - HEIGHT / 2,
          width: WIDTH,
          height: HEIGHT,
          rx: 6,
        }),
      );
    });
  }

  /** Moves the focus to an option. */
  focus(option: Option): void {
    const button = this.buttons.children[OPTIONS.indexOf(option)];
    if (button instanceof SVGElement) button.focus();
  }

  /** The option at a place of the drawing. */
  optionAt(x: number, y: number): Option | null {
    const inside = (at: Place) => Math.abs(x - at.x) <= WIDTH / 2 && Math.abs(y - at.y) <= HEIGHT / 2;
    const index = this.#places?.findIndex(inside) ?? -1;
    return OPTIONS[index] ?? null;
  }

  /** The option that an event is about. */
  optionOf(event: Event): Option | null {
    const found = event.target instanceof SVGElement ? event.target.dataset['option'] : undefined;
    return OPTIONS.find((one) => one === found) ?? null;
  }
}
