import { useLayoutEffect, useRef } from 'preact/hooks';
import { svg } from '../boards/board';
import { drawPiece, HEIGHT, WIDTH } from '../boards/shogi-art';
import { outlines } from '../boards/shogi-glyphs';
import { pieceWord } from '../boards/shogi-words';
import { t } from '../i18n/index';
import { settings } from '../state/settings';
import type { Side } from '../state/tsume';

/** What the palette offers: the pieces as they stand in a set-up, then those promoted. */
export const PALETTE = [
  ...['K', 'R', 'B', 'G', 'S', 'N', 'L', 'P'],
  ...['+R', '+B', '+S', '+N', '+L', '+P'],
] as const;

/** The pieces to choose from, and the choice to remove one. */
export function ShogiPalette(props: {
  side: Side;
  /** A piece; null removes. */
  chosen: string | null;
  choose: (piece: string | null) => void;
}) {
  const { chosen, side } = props;
  const signs = useRef<SVGDefsElement>(null);
  useLayoutEffect(() => {
    signs.current?.replaceChildren(
      ...[...outlines()].map(([sign, d]) => svg('path', { id: `palette-${sign}`, d })),
    );
  }, []);
  return (
    <fieldset class="palette">
      <legend>{t('tsume.piece')}</legend>
      <svg class="palette-signs" aria-hidden="true">
        <defs ref={signs} />
      </svg>
      {PALETTE.map((piece) => (
        <label key={piece} class="palette-piece" title={pieceWord(piece)}>
          <input
            type="radio"
            name="palette"
            value={piece}
            checked={chosen === piece}
            aria-label={pieceWord(piece)}
            onChange={() => props.choose(piece)}
          />
          <Drawn piece={piece} side={side} />
        </label>
      ))}
      <label class="palette-piece wide">
        <input
          type="radio"
          name="palette"
          value="erase"
          checked={chosen === null}
          onChange={() => props.choose(null)}
        />
        <span>{t('tsume.erase')}</span>
      </label>
    </fieldset>
  );
}

/** One piece, drawn. */
function Drawn(props: { piece: string; side: Side }) {
  const { piece, side } = props;
  const place = useRef<SVGSVGElement>(null);
  const { pieces, tints } = settings.value;
  useLayoutEffect(() => {
    const dress = { id: 'palette', set: pieces, tints };
    place.current?.replaceChildren(drawPiece(dress, piece, side, { x: 0, y: 0 }, side === 'black'));
  }, [piece, side, pieces, tints]);
  return (
    <svg
      ref={place}
      class="shogi"
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    />
  );
}
