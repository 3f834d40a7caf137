import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../boards/faces';
import { t } from '../i18n/index';
import type { MoveView, PositionView } from '../protocol';
import { StoneIcon } from './dialog';

/** Every action so far; the newest stays in sight. */
export function MoveList(props: { moves: MoveView[]; position: PositionView; face: Face }) {
  const { face, position } = props;
  const list = useRef<HTMLOListElement>(null);
  const { length } = props.moves;
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const showNewest = () => {
      element.scrollTop = element.scrollHeight;
    };
    showNewest();
    // A notice beside the list takes height from it.
    const resized = new ResizeObserver(showNewest);
    resized.observe(element);
    return () => resized.disconnect();
  }, [length]);
  if (props.moves.length === 0) return <p class="quiet">{t('table.moves.none')}</p>;
  return (
    // A list that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol class="moves" ref={list} tabIndex={0} aria-label={t('table.moves')} data-testid="moves">
      {props.moves.map((move) => {
        // In an opening one seat places stones of both colours: a stone shows its own. What is more
        // than a stone, such as a pick, is of whoever did it.
        const stone = face.cellOf(move.action) === move.action;
        const side = (stone ? face.pieceOf(position, move.action) : null) ?? move.side;
        return (
          <li key={move.n} data-move={move.action}>
            <span class="move-n">{move.n}</span>
            <StoneIcon side={side} icon={face.icon} />
            <span class="spoken">{face.sideWord(side)} </span>
            <span class="move-text">{face.actionWords('move', move)}</span>
          </li>
        );
      })}
    </ol>
  );
}
