import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index';
import { pathTo, sizeFrom, START, type ReviewState } from '../state/review';
import type { Session } from '../state/study';
import { Icon, StoneIcon } from './dialog';
import { faceOfReview, faultOn, sideOf, toldBy } from './review-words';

/** From this many nodes on, variations are folded unless the reader is in them. */
const MANY = 400;
/** Deeper variations are set in no further. */
const DEEP = 4;

/** What every part of the tree needs to know. */
interface Tree {
  state: ReviewState;
  open: ReadonlySet<number> | null;
  fault: number | null;
  go: (to: number) => void;
}

/** Every move and variation; one stop for the Tab key, at the move on the screen. */
export function ReviewTree(props: { session: Session }) {
  const { state } = props.session;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = box.current;
    const here = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !here) return;
    if (list.contains(document.activeElement)) here.focus({ preventScroll: true });
    // Only the list scrolls: the page stays where the reader has it.
    const top = here.getBoundingClientRect().top - list.getBoundingClientRect().top;
    const room = list.clientHeight - here.offsetHeight;
    if (top < 0 || top > room) list.scrollTop += top - room / 2;
  }, [state.at, state.nodes]);
  const first = state.nodes.get(START)?.children[0];
  const tree: Tree = {
    state,
    open: state.nodes.size > MANY ? new Set(pathTo(state, state.at)) : null,
    fault: faultOn(state, state.line),
    go: (to) => props.session.change({ t: 'go', to }),
  };
  return (
    <div class="tree" ref={box} role="group" aria-label={t('review.moves')} data-testid="tree">
      <Step tree={tree} id={START} ply={0} />
      {first === undefined ? (
        <p class="quiet">{t('review.try')}</p>
      ) : (
        <Line tree={tree} from={first} ply={1} depth={0} />
      )}
    </div>
  );
}

/** A line of moves; the variations of a move stand behind it. */
function Line(props: { tree: Tree; from: number; ply: number; depth: number }) {
  const { nodes } = props.tree.state;
  const items = [];
  let ply = props.ply;
  for (let id: number | undefined = props.from; id !== undefined; ply += 1) {
    const node = nodes.get(id);
    if (node === undefined) break;
    const siblings = node.parent === null ? [] : (nodes.get(node.parent)?.children ?? []);
    // Only the first child carries the others: a variation is not listed under itself.
    const others = siblings[0] === id ? siblings.slice(1) : [];
    items.push(
      <li key={id} class="tree-item">
        <Step tree={props.tree} id={id} ply={ply} />
        {others.length === 0 ? null : (
          <ul class="variations" aria-label={t('review.variations', others.length)}>
            {others.map((other) => (
              <li key={other}>
                <Variation tree={props.tree} from={other} ply={ply} depth={props.depth + 1} />
              </li>
            ))}
          </ul>
        )}
      </li>,
    );
    id = node.children[0];
  }
  return <ol class={`line ${props.depth > DEEP ? 'deep' : ''}`}>{items}</ol>;
}

function Variation(props: { tree: Tree; from: number; ply: number; depth: number }) {
  const { open, state } = props.tree;
  if (open === null || open.has(props.from)) return <Line {...props} />;
  const more = sizeFrom(state, props.from) - 1;
  return (
    <span class="folded">
      <Step tree={props.tree} id={props.from} ply={props.ply} />
      {more === 0 ? null : (
        <span class="quiet">
          <span aria-hidden="true">+{more}</span>
          <span class="spoken">{t('review.folded', more)}</span>
        </span>
      )}
    </span>
  );
}

/** A move of the tree. */
function Step(props: { tree: Tree; id: number; ply: number }) {
  const { state, go, fault } = props.tree;
  const node = state.nodes.get(props.id);
  if (node === undefined) return null;
  const here = state.at === node.id;
  const face = faceOfReview(state.head);
  const side = sideOf(state, node);
  return (
    <button
      type="button"
      class={`tree-step ${node.id === fault ? 'fault' : ''}`}
      data-node={node.id}
      data-move={node.action ?? ''}
      aria-current={here ? 'step' : undefined}
      tabIndex={here ? 0 : -1}
      onClick={() => go(node.id)}
    >
      {node.action === null ? (
        t('review.start')
      ) : (
        <>
          <span class="move-n">{props.ply}</span>
          {side === null ? null : (
            <>
              <StoneIcon side={side} icon={face.icon} />
              <span class="spoken">{face.sideWord(side)} </span>
            </>
          )}
          <span class="move-text">{face.actionWords('move', toldBy(node, node.action))}</span>
        </>
      )}
      {node.id === fault ? <span class="tree-sign fault-sign" title={t('review.fault')}>✕<span class="spoken">, {t('review.fault')}</span></span> : null}
      {node.marked ? <Sign icon="mark" words={t('review.marked')} /> : null}
      {node.comment !== null ? <Sign icon="remark" words={t('review.remark')} /> : null}
    </button>
  );
}

function Sign(props: { icon: 'mark' | 'remark'; words: string }) {
  return (
    <span class="tree-sign" title={props.words}>
      <Icon name={props.icon} />
      <span class="spoken">, {props.words}</span>
    </span>
  );
}
