import { has, own, t } from '../i18n/index';
import type { TableView } from '../protocol';
import { command } from '../state/live';
import { mySeat } from '../state/people';
import { offerWords, seatWords } from './table-words';

/** Open offers, with what the reader can answer. */
export function Offers(props: { view: TableView }) {
  const { view } = props;
  const seat = mySeat(view);
  return (
    <>
      {view.offers.map((open) => {
        const mine = open.seat === seat;
        const key = `offer.mine.${open.offer}`;
        return (
          <div class="notice" key={`${open.seat}${open.offer}`} data-testid={`offer-${open.offer}`}>
            <p>
              {mine && has(key)
                ? own(view.kind, key)
                : offerWords(view.kind, open.offer, seatWords(view, open.seat))}
            </p>
            {seat === null ? null : mine ? (
              <button
                type="button"
                class="button small"
                data-action={`withdraw_${open.offer}`}
                onClick={() => command({ kind: 'withdraw', offer: open.offer })}
              >
                {t('offer.withdraw')}
              </button>
            ) : (
              <span class="pair">
                <button
                  type="button"
                  class="button small primary"
                  data-action={`accept_${open.offer}`}
                  onClick={() => command({ kind: 'answer', offer: open.offer, accept: true })}
                >
                  {t('offer.accept')}
                </button>
                <button
                  type="button"
                  class="button small"
                  data-action={`refuse_${open.offer}`}
                  onClick={() => command({ kind: 'answer', offer: open.offer, accept: false })}
                >
                  {t('offer.refuse')}
                </button>
              </span>
            )}
          </div>
        );
      })}
    </>
  );
}
