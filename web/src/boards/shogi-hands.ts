/** The hands of shogi: what is in them, drawn on a stand, and as a list of buttons above it. */

import { t } from '../i18n/index';
import { put, svg } from './board';
import { drawPiece, type Dress, type ShogiPlan } from './shogi-art';
import { HAND, held } from './shogi-points';
import { pieceWord, sideWord } from './shogi-words';
import type { PositionOf } from './faces';

type Position = PositionOf<'shogi'>;

const SIDES = ['black', 'white'] as const;

/** The name of a kind in a hand, as boards call their cells: `black:P`. */
export function heldName(side: string, piece: string): string {
  return `${side}:${piece}`;
}

/** Reads such a name; null for squares. */
export function parseHeld(name: string): { side: string; piece: string } | null {
  const [side = '', piece] = name.split(':');
  return piece === undefined ? null : { side, piece };
}

/** The kind at a place of the drawing; null beside the hands, and where a hand has none of it. */
export function heldAt(plan: ShogiPlan, position: Position, x: number, y: number): string | null {
  for (const side of SIDES) {
    for (const [index, piece] of HAND.entries()) {
      const box = plan.slot(side, index);
      const inside = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
      if (inside) return held(position, side, piece) > 0 ? heldName(side, piece) : null;
    }
  }
  return null;
}

/** Where a kind in a hand is drawn. */
export function heldPlace(plan: ShogiPlan, name: string): { x: number; y: number } | null {
  const one = parseHeld(name);
  const index = one === null ? -1 : HAND.findIndex((piece) => piece === one.piece);
  if (one === null || index < 0) return null;
  const { x, y, width, height } = plan.slot(one.side, index);
  return { x: x + Math.min(width * 0.36, 25), y: y + height / 2 };
}

/** Both hands: kinds that a hand lacks are pale or left out; none changes its place for it. */
export function drawHands(
  plan: ShogiPlan,
  dress: Dress,
  position: Position,
  picked: string | null,
  hides: boolean,
): Element[] {
  const parts: Element[] = [];
  for (const side of SIDES) {
    HAND.forEach((piece, index) => {
      const count = held(position, side, piece);
      const at = heldPlace(plan, heldName(side, piece));
      if (at === null || (hides && count === 0)) return;
      const box = plan.slot(side, index);
      if (picked === heldName(side, piece)) {
        parts.push(svg('rect', { class: 'picked', x: box.x + 2, y: box.y + 1, width: box.width - 4, height: box.height - 2, rx: 4 }));
      }
      parts.push(drawPiece(dress, piece, side, at, side === plan.bottom, count === 0 ? 'none' : 'held'));
      if (count === 0) return;
      parts.push(svg('text', { class: 'held-count', x: at.x + 25, y: at.y + 6 }, String(count)));
    });
  }
  return parts;
}

/** The lists that assistive technology reads, and that keys reach. */
export class HandLists {
  readonly element = svg('g');
  readonly #lists = new Map<string, SVGGElement>();
  /** What each list was made of. */
  readonly #made = new Map<string, string>();

  constructor() {
    for (const side of SIDES) {
      const list = svg('g', { role: 'list' });
      this.#lists.set(side, list);
      this.element.append(list);
    }
  }

  /** Says what each hand holds; `acts` is the side whose kinds may be picked, or `both`. */
  update(plan: ShogiPlan, position: Position, acts: string | null, picked: string | null): void {
    for (const side of SIDES) {
      const list = this.#lists.get(side);
      if (list === undefined) continue;
      const kinds = HAND.map((piece, index) => ({ piece, index, count: held(position, side, piece) })).filter(
        (one) => one.count > 0,
      );
      const may = acts === side || acts === 'both';
      const name = t('shogi.hand', sideWord(side, position));
      put(list, 'aria-label', kinds.length === 0 ? `${name}: ${t('shogi.hand.empty')}` : name);
      const words = kinds.map(({ piece, count }) => t('shogi.hand.held', pieceWord(piece), count));
      const key = [plan.beside, plan.bottom, may, may ? picked : null, ...words].join();
      if (this.#made.get(side) === key) continue;
      this.#made.set(side, key);
      const focused = document.activeElement?.getAttribute('data-held') ?? null;
      const items = kinds.map(({ piece, index }, at) => {
        const one = heldName(side, piece);
        const button = svg('rect', {
          class: 'cell',
          role: 'button',
          tabindex: may ? 0 : -1,
          'data-held': one,
          'aria-label': words[at] ?? piece,
          ...plan.slot(side, index),
          rx: 6,
        });
        if (may) button.setAttribute('aria-pressed', String(picked === one));
        else button.setAttribute('aria-disabled', 'true');
        return svg('g', { role: 'listitem' }, button);
      });
      // An empty list has nothing that a list must have: it is a note then.
      put(list, 'role', kinds.length === 0 ? 'note' : 'list');
      list.replaceChildren(...items);
      if (focused !== null) this.focus(focused);
    }
  }

  /** Moves the focus to a kind, if it is there. */
  focus(name: string): void {
    for (const list of this.#lists.values()) {
      for (const item of Array.from(list.children)) {
        const button = item.firstElementChild;
        if (button instanceof SVGElement && button.dataset['held'] === name) button.focus();
      }
    }
  }

  /** The kind that an event is about. */
  heldOf(event: Event): string | null {
    return event.target instanceof SVGElement ? (event.target.dataset['held'] ?? null) : null;
  }
}
