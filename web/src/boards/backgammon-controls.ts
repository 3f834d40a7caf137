/**
 * What can be pressed in the middle of a board of backgammon: the dice, which change their order and
 * hand a complete play over; undo; the newest play once more. Buttons for pointers, keys and software
 * that reads the page; their signs are drawn below them.
 */

import { t } from '../i18n/index';
import { put, svg } from './board';
import type { CellBox } from './grid';
import type { BackgammonPlan } from './backgammon-art';
import type { Side } from './backgammon-points';

export type Control = 'dice' | 'undo_all' | 'undo' | 'hand_over' | 'replay';
const CONTROLS: readonly Control[] = ['replay', 'undo_all', 'undo', 'hand_over', 'dice'];

/** A control as it is now: what it says, and whether it can be pressed. */
export interface Shown {
  control: Control;
  words: string;
  on: boolean;
}

const AIR = 5;

/** Where the controls of whoever has `side` are: the dice in its own half, the rest in the other. */
export function controlBox(plan: BackgammonPlan, side: Side, control: Control, split: boolean): CellBox {
  const own = plan.half(side);
  const other = plan.half(side === 'white' ? 'black' : 'white');
  const within = ({ x, y, height }: CellBox, from: number, width: number) => ({
    x: x + from,
    y: y + AIR,
    width,
    height: height - 2 * AIR,
  });
  // Of an opening throw one die lies in the other half: what is beside it is narrower.
  const [start, room] = split ? [56, 184] : [0, 240];
  const small = room * 0.26;
  const wide = (room - small - 4 * AIR) / 2;
  switch (control) {
    case 'dice':
      return within(own, 16, own.width - 32);
    case 'replay':
    case 'undo_all':
      return within(other, start + AIR, small);
    case 'undo':
      return within(other, start + small + 2 * AIR, wide);
    case 'hand_over':
      return within(other, start + small + wide + 3 * AIR, wide);
  }
}

/** The signs, around the middle of a button. */
const SIGNS: Readonly<Record<Exclude<Control, 'dice'>, string>> = {
  undo: 'M-4 -9l-7 6l7 6M-11 -3h14a7 7 0 0 1 0 13h-6',
  undo_all: 'M-5 -8l-6 5l6 5M3 -8l-6 5l6 5M-3 -3h8a6 6 0 0 1 0 12h-5',
  hand_over: 'M-11 0l7 8l15 -16',
  replay: 'M-6 -9l14 9l-14 9Z',
};

export class Controls {
  /** Signs, to be drawn with the board. */
  readonly drawing = svg('g', { class: 'controls', role: 'group', 'aria-hidden': 'true' });
  /** Buttons, to lie above everything. */
  readonly buttons = svg('g', { role: 'group' });
  #made = '';
  #shown: readonly Shown[] = [];

  /** Shows some controls. */
  show(plan: BackgammonPlan, side: Side, split: boolean, shown: readonly Shown[]): void {
    this.#shown = shown;
    put(this.buttons, 'aria-label', t('backgammon.controls'));
    const key = JSON.stringify([plan.beside, plan.bottom, plan.left, side, split, shown]);
    if (key === this.#made) return;
    this.#made = key;
    const focused = document.activeElement?.getAttribute('data-action') ?? null;
    const had = focused !== null && this.#button(focused) === document.activeElement;
    const signs: Element[] = [];
    const buttons: Element[] = [];
    for (const control of CONTROLS) {
      const one = shown.find((other) => other.control === control);
      if (one === undefined) continue;
      const box = controlBox(plan, side, control, split);
      if (control !== 'dice') {
        const middle = `translate(${box.x + box.width / 2} ${box.y + box.height / 2})`;
        signs.push(
          svg(
            'g',
            { class: `control ${control} ${one.on ? '' : 'off'}`.trim() },
            svg('rect', { class: 'plate', ...box, rx: 10 }),
            svg('path', { class: 'sign', d: SIGNS[control], transform: middle }),
          ),
        );
      }
      const button = svg('rect', {
        class: 'cell',
        role: 'button',
        tabindex: one.on ? 0 : -1,
        'data-action': control,
        'aria-label': one.words,
        ...box,
        rx: 10,
      });
      if (!one.on) button.setAttribute('aria-disabled', 'true');
      buttons.push(svg('g', {}, svg('title', {}, one.words), button));
    }
    this.drawing.replaceChildren(...signs);
    this.buttons.replaceChildren(...buttons);
    if (had) this.focus(focused as Control);
  }

  /** Moves the focus to a control that can be pressed; answers whether there is one. */
  focus(control: Control): boolean {
    const button = this.#button(control);
    if (button === null || !this.#on(control)) return false;
    button.focus();
    return true;
  }

  /** The control that an event is about, if it can be pressed. */
  controlOf(event: Event): Control | null {
    const action = event.target instanceof SVGElement ? event.target.dataset['action'] : undefined;
    const control = CONTROLS.find((one) => one === action);
    return control !== undefined && this.#on(control) ? control : null;
  }

  #on(control: Control): boolean {
    return this.#shown.some((one) => one.control === control && one.on);
  }

  #button(control: string): SVGElement | null {
    for (const group of Array.from(this.buttons.children)) {
      const button = group.children[1];
      if (button instanceof SVGElement && button.dataset['action'] === control) return button;
    }
    return null;
  }
}
