/** A board of backgammon. */

import { t } from '../i18n/index';
import type { BackgammonView } from '../protocol';
import { svg, type BoardInput, type BoardView } from './board';

export class BackgammonBoard implements BoardView<BackgammonView> {
  readonly element = svg('svg', { class: 'bg-board', viewBox: '0 0 100 80', role: 'img' });

  update({ position }: BoardInput<BackgammonView>): void {
    this.element.setAttribute('aria-label', `${t('backgammon.board')} ${position.position_id}`);
  }

  focus(): void {
    this.element.focus();
  }

  cellSize(): number {
    return this.element.getBoundingClientRect().width / 13;
  }

  destroy(): void {
    this.element.remove();
  }
}
