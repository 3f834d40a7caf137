import { t } from '../i18n/index';
import type { LossView } from '../protocol';

/** More than these are folded away. */
const FEW = 100;

/** What was not read or kept, each with its place. */
export function Losses(props: { losses: readonly LossView[] }) {
  const words = (loss: LossView) =>
    loss.place === null ? loss.message : t('import.loss', loss.place, loss.message);
  const first = props.losses.slice(0, FEW);
  const rest = props.losses.slice(FEW);
  return (
    <div data-testid="losses">
      <ul class="losses" lang="en">
        {first.map((loss, index) => (
          <li key={index}>{words(loss)}</li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <details>
          <summary>{t('import.losses', rest.length)}</summary>
          <ul class="losses" lang="en">
            {rest.map((loss, index) => (
              <li key={index}>{words(loss)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
