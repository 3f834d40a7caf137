import { useState } from 'preact/hooks';
import { decisions } from '../boards/gomoku-points';
import { decisionWords } from '../boards/gomoku-words';
import { t } from '../i18n/index';
import type { TableCommand, TableView } from '../protocol';
import { command } from '../state/live';
import { mySeat } from '../state/people';
import { settings } from '../state/settings';
import { Dialog, Icon } from './dialog';

/** The choices of a decision step, each a button that says what it means. */
export function Decisions(props: { view: TableView; busy: boolean; act: (action: string) => void }) {
  const { view } = props;
  const seat = mySeat(view);
  const choices = decisions(view.legal).filter((action) => action !== 'pass');
  if (seat === null || choices.length === 0) return null;
  const many = choices.length > 3;
  return (
    <div class={`decisions ${many ? 'many' : ''}`}>
      {choices.map((action) => {
        const words = decisionWords(action, view[seat].side);
        // The sentence above says what is counted; a row of numbers is enough to choose from.
        const number = many ? /^declare (\d+)$/.exec(action)?.[1] : undefined;
        return (
          <button
            key={action}
            type="button"
            class="button choice"
            data-action={action}
            aria-label={number === undefined ? undefined : words}
            disabled={props.busy}
            onClick={() => props.act(action)}
          >
            {number ?? words}
          </button>
        );
      })}
    </div>
  );
}

/** What each entry of the server's `may` list asks for. */
const TABLE_COMMANDS: readonly { may: string; command: TableCommand; label: () => string }[] = [
  { may: 'offer_draw', command: { kind: 'offer', offer: 'draw' }, label: () => t('do.offer_draw') },
  {
    may: 'offer_takeback',
    command: { kind: 'offer', offer: 'takeback' },
    label: () => t('do.offer_takeback'),
  },
  { may: 'offer_end', command: { kind: 'offer', offer: 'end' }, label: () => t('do.offer_end') },
  {
    may: 'offer_rematch',
    command: { kind: 'offer', offer: 'rematch' },
    label: () => t('do.offer_rematch'),
  },
  { may: 'give_time', command: { kind: 'give_time' }, label: () => t('do.give_time') },
  { may: 'abort', command: { kind: 'abort' }, label: () => t('do.abort') },
];

/** What a seated reader can do besides playing on the board. */
export function ActionBar(props: { view: TableView; busy: boolean; act: (action: string) => void }) {
  const { view } = props;
  const [asking, setAsking] = useState<'resign' | 'pass' | null>(null);
  const seat = mySeat(view);
  if (seat === null) return null;
  const { position } = view;
  const playing = view.status === 'playing';
  // In the opening nothing can be claimed, and its own buttons need the room.
  const inPlay = position.step.ask === 'play';
  const claims = playing && inPlay && position.claim_room && (position.can_claim || view[seat].side === 'white');
  const passes = playing && view.legal.includes('pass');
  const commands = TABLE_COMMANDS.filter((one) => view.may.includes(one.may));
  const run = (what: 'resign' | 'pass') => {
    if (what === 'resign') command({ kind: 'resign' });
    else props.act('pass');
  };
  const ask = (what: 'resign' | 'pass') => {
    if (settings.value.ask) setAsking(what);
    else run(what);
  };
  return (
    <section class="actions" aria-label={t('table.actions')}>
      {claims ? (
        <button
          type="button"
          class="button claim-button"
          data-action="claim"
          title={t('action.claim.hint')}
          disabled={!position.can_claim || props.busy}
          onClick={() => props.act('claim')}
        >
          {t('action.claim')}
        </button>
      ) : null}
      {view.may.includes('claim_absence') ? (
        <div class="pair">
          <button
            type="button"
            class="button primary"
            data-action="claim_absence"
            onClick={() => command({ kind: 'claim_absence', draw: false })}
          >
            {t('do.claim_absence')}
          </button>
          <button
            type="button"
            class="button"
            data-action="claim_absence_draw"
            onClick={() => command({ kind: 'claim_absence', draw: true })}
          >
            {t('do.claim_absence.draw')}
          </button>
        </div>
      ) : null}
      <div class="action-row">
        {passes ? (
          <button
            type="button"
            class="button"
            data-action="pass"
            disabled={props.busy}
            onClick={() => ask('pass')}
          >
            {t('action.pass')}
          </button>
        ) : null}
        {commands.map((one) => (
          <button
            key={one.may}
            type="button"
            class={`button ${one.may === 'offer_rematch' ? 'primary' : ''}`}
            data-action={one.may}
            onClick={() => command(one.command)}
          >
            {one.label()}
          </button>
        ))}
        {view.may.includes('resign') ? (
          <button
            type="button"
            class="button danger"
            data-action="resign"
            onClick={() => ask('resign')}
          >
            <Icon name="flag" />
            {t('do.resign')}
          </button>
        ) : null}
      </div>
      {asking === null ? null : (
        <Dialog
          plain
          title={asking === 'resign' ? t('do.resign.ask') : t('do.pass.ask')}
          onClose={() => setAsking(null)}
        >
          <p>{asking === 'resign' ? t('do.resign.what') : t('do.pass.what')}</p>
          <div class="pair">
            <button type="button" class="button" onClick={() => setAsking(null)}>
              {t('do.go_on')}
            </button>
            <button
              type="button"
              class={`button ${asking === 'resign' ? 'danger' : 'primary'}`}
              data-action={`confirm_${asking}`}
              onClick={() => {
                setAsking(null);
                run(asking);
              }}
            >
              {asking === 'resign' ? t('do.resign') : t('action.pass')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
