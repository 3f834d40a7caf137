import { Icon } from './dialog';

/** Sentences that the reader is told beside the board, until they are put away where they can be. */
export function Notice(props: {
  testid: string;
  words: readonly string[];
  /** What it is besides a notice, for its looks. */
  kind?: string;
  /** The rule that it speaks of. */
  reason?: string;
  close?: { label: string; run: () => void };
}) {
  const { close } = props;
  return (
    <div class={`notice ${props.kind ?? ''}`} data-testid={props.testid} data-reason={props.reason}>
      <div>
        {props.words.map((one, index) => (
          <p key={index}>{one}</p>
        ))}
      </div>
      {close === undefined ? null : (
        <button type="button" class="icon-button" aria-label={close.label} onClick={close.run}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
