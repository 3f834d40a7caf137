import { useRef, useState } from 'preact/hooks';
import { squareText } from '../boards/shogi-points';
import { pieceWord, ranks, sideWord } from '../boards/shogi-words';
import { has, named, t } from '../i18n/index';
import * as api from '../state/api';
import { settings } from '../state/settings';
import {
  EMPTY,
  HAND_KINDS,
  hold,
  looksLikeSfen,
  put,
  remove,
  restToWhite,
  sfenIn,
  sfenOf,
  turnOver,
  unused,
  viewOf,
  type Setup,
  type Side,
} from '../state/tsume';
import { say } from './announcer';
import { BoardHost, type BoardHandle } from './board-host';
import { Segmented } from './segmented';
import { ShogiPalette } from './shogi-palette';

/** Why a position is refused, as far as the page has words for it. */
export function badWords(error: unknown): string {
  if (!(error instanceof api.ApiError)) return t('tsume.bad');
  if (error.code !== 'bad_request') return named('code', error.code);
  // The reason stands behind what the server says in English.
  const reason = /\((\w+)\)$/.exec(error.message)?.[1] ?? '';
  return has(`tsume.bad.${reason}`) ? named('tsume.bad', reason) : t('tsume.bad.syntax');
}

/** Sets a problem up, or takes one that is pasted. `solve` has it read; it rejects with what is wrong. */
export function TsumeEditor(props: { setup: Setup; solve: (sfen: string) => Promise<void> }) {
  const [setup, setSetup] = useState(props.setup);
  const [side, setSide] = useState<Side>(props.setup.side);
  const [chosen, setChosen] = useState<string | null>('K');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [pasted, setPasted] = useState('');
  const handle = useRef<BoardHandle | null>(null);

  const change = (next: Setup, words: string) => {
    setSetup(next);
    setProblem(null);
    say(words);
  };
  const refuse = (words: string) => {
    setProblem(words);
    say(words);
  };

  const setOn = (square: string, piece: string | null) => {
    const there = setup.pieces.get(square);
    const at = squareText(square, ranks());
    if (piece === null || (there?.side === side && there.piece === piece)) {
      if (there !== undefined) change(remove(setup, square), t('tsume.removed', at));
      return;
    }
    const next = put(setup, square, { side, piece });
    const what = t('shogi.cell.piece', sideWord(side), pieceWord(piece));
    if (next === null) refuse(t('tsume.all_used', pieceWord(piece.replace('+', ''))));
    else change(next, t('tsume.set', what, at));
  };

  const key = (square: string, pressed: string): boolean => {
    if (pressed === 'Delete' || pressed === 'Backspace') {
      setOn(square, null);
      return true;
    }
    if (pressed === '+') {
      const next = turnOver(setup, square);
      const one = next.pieces.get(square);
      if (one !== undefined) change(next, pieceWord(one.piece));
      return true;
    }
    const kind = pressed.toUpperCase();
    if (!/^[KRBGSNLP]$/.test(kind)) return false;
    setChosen(kind);
    say(pieceWord(kind));
    return true;
  };

  const inHand = (of: Side, kind: string, by: 1 | -1) => {
    const next = hold(setup, of, kind, by);
    if (next === null) refuse(t('tsume.all_used', pieceWord(kind)));
    else change(next, t('shogi.hand.held', pieceWord(kind), next.hands[of][kind] ?? 0));
  };

  const solve = (sfen: string) => {
    setBusy(true);
    setProblem(null);
    props.solve(sfen).catch((error: unknown) => {
      setBusy(false);
      refuse(badWords(error));
    });
  };

  const read = () => {
    const text = pasted.trim();
    if (text === '') return;
    if (looksLikeSfen(text)) {
      solve(sfenIn(text));
      return;
    }
    setBusy(true);
    say(t('tsume.reading'));
    api
      .importGames(new Blob([text]), { name: null, charset: 'UTF-8', rules: null, fromTop: false })
      .then((imported) => {
        const start = imported.games.find((game) => game.kind === 'shogi')?.start ?? null;
        if (start === null) throw new api.ApiError('bad_request', 'no position', null);
        return props.solve(start);
      })
      .catch((error: unknown) => {
        setBusy(false);
        refuse(badWords(error));
      });
  };

  return (
    <div class="tsume-columns">
      <div class="tsume-board">
        <BoardHost
          handle={handle}
          input={{
            position: viewOf(setup),
            targets: new Set(),
            active: false,
            sets: true,
            unsent: null,
            sending: null,
            settings: { ...settings.value, coordinates: true, numbers: false, loupe: false },
            explanation: null,
          }}
          output={{
            intent: (cell) => {
              // A kind in a hand is chosen, to be put on the board from there.
              const [of, kind] = cell.split(':');
              if (kind === undefined) setOn(cell, chosen);
              else {
                setSide(of === 'white' ? 'white' : 'black');
                setChosen(kind);
                say(pieceWord(kind));
              }
            },
            key,
            cancel: () => setProblem(null),
            ask: () => undefined,
          }}
        />
      </div>
      <div class="tsume-panel">
        {problem === null ? null : (
          <p class="problem" data-testid="tsume-problem">
            {problem}
          </p>
        )}
        <Segmented
          legend={t('tsume.side')}
          name="tsume-side"
          value={side}
          options={(['black', 'white'] as const).map((value) => ({ value, label: sideWord(value) }))}
          onChange={setSide}
        />
        <ShogiPalette side={side} chosen={chosen} choose={setChosen} />
        <p class="quiet">{t('tsume.keys')}</p>
        <Hands setup={setup} change={inHand} />
        <p class="quiet" data-testid="tsume-unused">
          {t('tsume.left', unused(setup))}
        </p>
        <div class="live-tools">
          <button
            type="button"
            class="button small"
            data-action="rest"
            onClick={() => change(restToWhite(setup), t('tsume.left', 0))}
          >
            {t('tsume.rest')}
          </button>
          <button
            type="button"
            class="button small"
            data-action="clear"
            onClick={() => change({ ...EMPTY, side: setup.side }, t('tsume.clear'))}
          >
            {t('tsume.clear')}
          </button>
        </div>
        <Segmented
          legend={t('tsume.attacker')}
          name="tsume-attacker"
          value={setup.side}
          options={(['black', 'white'] as const).map((value) => ({ value, label: sideWord(value) }))}
          onChange={(value) => change({ ...setup, side: value }, sideWord(value))}
        />
        <button
          type="button"
          class="button primary large"
          data-action="solve"
          disabled={busy}
          onClick={() => solve(sfenOf(setup))}
        >
          {t('tsume.solve')}
        </button>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            read();
          }}
        >
          <label class="field">
            <span>{t('tsume.paste')}</span>
            <textarea
              name="text"
              rows={3}
              spellcheck={false}
              autocomplete="off"
              value={pasted}
              onInput={(event) => setPasted(event.currentTarget.value)}
            />
          </label>
          <p class="quiet">{t('tsume.paste.what')}</p>
          <button type="submit" class="button" data-action="read" disabled={busy}>
            {t('tsume.read')}
          </button>
        </form>
      </div>
    </div>
  );
}

/** Both hands, with a way to more and to fewer of each kind. */
function Hands(props: { setup: Setup; change: (side: Side, kind: string, by: 1 | -1) => void }) {
  const { setup, change } = props;
  return (
    <div class="tsume-hands">
      {(['black', 'white'] as const).map((side) => (
        <fieldset key={side} class="tsume-hand">
          <legend>{t('shogi.hand', sideWord(side))}</legend>
          {HAND_KINDS.map((kind) => (
            <div key={kind} class="tsume-held">
              <button
                type="button"
                class="button small"
                data-hand={`${side}:${kind}:-1`}
                aria-label={t('tsume.hand.fewer', pieceWord(kind), sideWord(side))}
                disabled={(setup.hands[side][kind] ?? 0) === 0}
                onClick={() => change(side, kind, -1)}
              >
                −
              </button>
              <span>
                {pieceWord(kind)} <b>{setup.hands[side][kind] ?? 0}</b>
              </span>
              <button
                type="button"
                class="button small"
                data-hand={`${side}:${kind}:1`}
                aria-label={t('tsume.hand.more', pieceWord(kind), sideWord(side))}
                onClick={() => change(side, kind, 1)}
              >
                +
              </button>
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
