import { useRef, useState } from 'preact/hooks';
import type { Aside, Face } from '../boards/faces';
import { own, t } from '../i18n/index';
import type { TableCommand, TableView } from '../protocol';
import { command } from '../state/live';
import { mySeat } from '../state/people';
import { settings } from '../state/settings';
import { Dialog, Icon } from './dialog';
import { seatWords } from './table-words';

/** The choices of a decision step, each a button that says what it means. */
export function Decisions(props: {
  view: TableView;
  face: Face;
  busy: boolean;
  act: (action: string) => void;
}) {
  const { view, face } = props;
  const seat = mySeat(view);
  const choices = face.decisions(view.legal);
  if (seat === null || choices.length === 0) return null;
  const many = choices.length > 3;
  return (
    <div class={`decisions ${many ? 'many' : ''}`}>
      {choices.map((action) => {
        const words = face.decisionWords(action, view[seat].side);
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

/** What each entry of the server's `may` list asks for, in the order of the buttons. */
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

/** Buttons that keep their place while they rest, so that none slides under a finger. */
const STAY = ['offer_draw', 'offer_takeback', 'give_time'];

/** What is asked before it is done. */
type Question = 'resign' | 'abort' | 'draw' | Aside;

/** What a seated reader can do besides playing on the board. */
export function ActionBar(props: {
  view: TableView;
  face: Face;
  busy: boolean;
  /** Whether a move waits for its confirmation: nothing else can be hit meanwhile. */
  composing: boolean;
  act: (action: string) => void;
}) {
  const { view, face } = props;
  const [asking, setAsking] = useState<Question | null>(null);
  const seat = mySeat(view);
  const playing = view.status === 'playing';
  const seen = useRef(new Set<string>());
  if (!playing) seen.current.clear();
  for (const may of STAY) if (playing && view.may.includes(may)) seen.current.add(may);
  if (seat === null) return null;
  const { position } = view;
  const { side } = view[seat];
  const claims = playing ? face.claims(position, side) : null;
  // Where the table has an offer to end, it stands for the act that says so: it costs no turn.
  const asides = (playing ? face.asides(position, view.legal, side) : []).filter(
    (one) => one.action !== 'end' || !view.may.includes('offer_end'),
  );
  const commands = TABLE_COMMANDS.filter(
    ({ may }) => view.may.includes(may) || seen.current.has(may),
  );
  const left = view.claims === null ? null : seat === 'a' ? view.claims.left_a : view.claims.left_b;
  const run = (what: Question) => {
    if (what === 'resign') command({ kind: 'resign' });
    else if (what === 'abort') command({ kind: 'abort' });
    else if (what === 'draw') command({ kind: 'offer', offer: 'draw' });
    else props.act(what.action);
  };
  const ask = (what: Question) => {
    if (settings.value.ask) setAsking(what);
    else run(what);
  };
  const question = (what: Question): { title: string; what: string; yes: string } => {
    switch (what) {
      case 'resign':
        return {
          title: own(view.kind, 'do.resign.ask'),
          what: view.here ? t('do.resign.here', seatWords(view, seat)) : own(view.kind, 'do.resign.what'),
          yes: own(view.kind, 'do.resign'),
        };
      case 'abort':
        return { title: t('do.abort.ask'), what: t('do.abort.what'), yes: t('do.abort') };
      case 'draw':
        return { title: t('do.draw.ask'), what: t('do.draw.here'), yes: t('do.agree_draw') };
      default:
        return { ...what.ask, yes: what.label };
    }
  };
  const asked = asking === null ? null : question(asking);
  const press = (one: (typeof TABLE_COMMANDS)[number]) => {
    if (!view.may.includes(one.may)) return;
    if (one.may === 'abort') ask('abort');
    // On one device an offer is carried out at once: a draw ends the game.
    else if (one.may === 'offer_draw' && view.here) ask('draw');
    else command(one.command);
  };
  const label = (one: (typeof TABLE_COMMANDS)[number]) => {
    if (view.here && one.may === 'offer_draw') return t('do.agree_draw');
    if (one.may === 'offer_end') return own(view.kind, 'do.offer_end');
    return view.here && one.may === 'offer_takeback' ? t('do.take_back') : one.label();
  };
  return (
    <section
      class={`actions ${props.composing ? 'resting' : ''}`}
      aria-label={t('table.actions')}
      inert={props.composing}
    >
      {claims !== null ? (
        <>
          <button
            type="button"
            class="button claim-button"
            data-action="claim"
            title={t('action.claim.hint')}
            disabled={!claims || props.busy}
            onClick={() => props.act('claim')}
          >
            {t('action.claim')}
          </button>
          {left === null ? null : (
            <p class="quiet" data-testid="claims-left">
              {t('claim.left', left)}
            </p>
          )}
        </>
      ) : null}
      <div class="action-row">
        {asides.map((one) => (
          <button
            key={one.action}
            type="button"
            class="button"
            data-action={one.action}
            disabled={props.busy}
            onClick={() => ask(one)}
          >
            {one.label}
          </button>
        ))}
        {commands.map((one) => (
          <button
            key={one.may}
            type="button"
            class={`button ${one.may === 'offer_rematch' ? 'primary' : ''}`}
            data-action={one.may}
            aria-disabled={!view.may.includes(one.may)}
            onClick={() => press(one)}
          >
            {label(one)}
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
            {own(view.kind, 'do.resign')}
          </button>
        ) : null}
      </div>
      {asking === null || asked === null ? null : (
        <Dialog plain title={asked.title} onClose={() => setAsking(null)}>
          <p>{asked.what}</p>
          <div class="pair">
            <button type="button" class="button" onClick={() => setAsking(null)}>
              {t('do.go_on')}
            </button>
            <button
              type="button"
              class={`button ${asking === 'resign' ? 'danger' : 'primary'}`}
              data-action={`confirm_${typeof asking === 'string' ? asking : asking.action}`}
              onClick={() => {
                setAsking(null);
                run(asking);
              }}
            >
              {asked.yes}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
