import { svg } from '../boards/board';
import { definitions, drawPiece } from '../boards/shogi-art';
import { t } from '../i18n/index';
import { NOTATIONS, PIECES, PROMOTE, setSettings, settings, type Settings } from '../state/settings';
import { Segmented } from './segmented';

/** How shogi looks and is written, and when a piece promotes unasked. */
export function ShogiSettings() {
  const { pieces, tints, hide_empty: hides, promote, notation } = settings.value;
  return (
    <fieldset class="stack own-settings">
      <legend>{t('shogi.settings')}</legend>
      <Segmented<Settings['pieces']>
        legend={t('shogi.settings.pieces')}
        name="pieces"
        value={pieces}
        options={PIECES.map((value) => ({ value, label: t(`shogi.settings.pieces.${value}`) }))}
        onChange={(chosen) => setSettings({ pieces: chosen })}
      />
      <Sample />
      <label class="check">
        <input
          type="checkbox"
          name="tints"
          checked={tints}
          onChange={(event) => setSettings({ tints: event.currentTarget.checked })}
        />
        <span>{t('shogi.settings.tints')}</span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          name="hide_empty"
          checked={hides}
          onChange={(event) => setSettings({ hide_empty: event.currentTarget.checked })}
        />
        <span>{t('shogi.settings.hide_empty')}</span>
      </label>
      <Segmented<Settings['promote']>
        legend={t('shogi.settings.promote')}
        name="promote"
        value={promote}
        options={PROMOTE.map((value) => ({ value, label: t(`shogi.settings.promote.${value}`) }))}
        onChange={(chosen) => setSettings({ promote: chosen })}
      />
      <label class="field">
        <span>{t('shogi.settings.notation')}</span>
        <select
          name="notation"
          value={notation}
          onChange={(event) => {
            const chosen = NOTATIONS.find((one) => one === event.currentTarget.value);
            if (chosen !== undefined) setSettings({ notation: chosen });
          }}
        >
          {NOTATIONS.map((one) => (
            <option key={one} value={one}>
              {t(`shogi.settings.notation.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** A few pieces of each side, as they are drawn now. */
function Sample() {
  const { pieces, tints } = settings.value;
  const draw = (element: SVGSVGElement | null) => {
    if (element === null) return;
    const dress = { id: 'shogi-sample', set: pieces, tints };
    const own = ['K', 'R', 'S', '+P'].map((piece, n) => drawPiece(dress, piece, 'black', { x: 24 + n * 42, y: 24 }, true));
    const other = ['K', 'B', '+S', 'P'].map((piece, n) => drawPiece(dress, piece, 'white', { x: 200 + n * 42, y: 24 }, false));
    element.replaceChildren(svg('defs', {}, ...definitions(dress.id)), ...own, ...other);
  };
  return <svg class="lined shogi piece-sample" viewBox="0 0 350 48" aria-hidden="true" focusable="false" ref={draw} />;
}
