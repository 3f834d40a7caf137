import { t } from '../i18n/index';
import { plyOf } from '../state/review';
import type { Session } from '../state/study';
import { Icon } from './dialog';
import { nodeWords } from './review-words';

/** First, back, on, last, and a slider over the line that is followed. */
export function Steps(props: { session: Session }) {
  const { session } = props;
  const { state } = session;
  const ply = plyOf(state);
  const end = state.line.length - 1;
  const node = state.nodes.get(state.at);
  const button = (
    name: 'first' | 'previous' | 'next' | 'last',
    by: number,
    possible: boolean,
  ) => (
    <button
      type="button"
      class="button step"
      data-action={name}
      aria-label={t(`review.${name}`)}
      title={t(`review.${name}`)}
      // Not `disabled`: the focus would be lost at the end of the line.
      aria-disabled={possible ? undefined : 'true'}
      onClick={() => session.change({ t: 'step', by })}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div class="steps" role="group" aria-label={t('review.steps')}>
      {button('first', -end, ply > 0)}
      {button('previous', -1, ply > 0)}
      <span class="ply" data-testid="ply" aria-hidden="true">
        {t('review.ply', ply, end)}
      </span>
      {button('next', 1, ply < end)}
      {button('last', end, ply < end)}
      <input
        type="range"
        class="ply-slider"
        min={0}
        max={end}
        value={ply}
        disabled={end === 0}
        aria-label={t('review.slider')}
        aria-valuetext={node === undefined ? undefined : nodeWords(state, node, ply)}
        onInput={(event) => {
          const to = state.line[Number(event.currentTarget.value)];
          if (to !== undefined) session.change({ t: 'go', to });
        }}
      />
    </div>
  );
}
