import { t } from '../i18n/index';

/** Turns the board, with all that belongs to its ends. */
export function TurnButton(props: { on: boolean; press: () => void }) {
  return (
    <button type="button" class="button small toggle" data-action="turn" aria-pressed={props.on} onClick={props.press}>
      {t('board.turn')}
    </button>
  );
}
