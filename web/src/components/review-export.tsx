import { useEffect, useMemo, useState } from 'preact/hooks';
import { faceOf } from '../boards/faces';
import { picture, png, type Drawn } from '../boards/picture';
import { has, named, t } from '../i18n/index';
import type { Exported, PositionView } from '../protocol';
import { ApiError, exportGame } from '../state/api';
import { plyOf, toRecord } from '../state/review';
import { settings } from '../state/settings';
import type { Session } from '../state/study';
import { say } from './announcer';
import { Dialog, Icon } from './dialog';
import { Losses } from './review-losses';
import { faceOfReview } from './review-words';
import { bytesOf, copyText, saveFile } from './save-file';

/** Formats that are text for people, which may be copied as well. */
const TEXTS: ReadonlySet<string> = new Set([
  ...['sgf', 'psq', 'moves', 'openings'],
  ...['kif', 'ki2', 'csa', 'jkf', 'usi'],
]);
/** The width of a PNG, in pixels. */
const PNG_WIDTH = 1280;

/** Everything a game can be saved as. What a format loses is told before anything is saved. */
export function ExportDialog(props: {
  session: Session;
  /** The table whose log can be had. */
  table: string | null;
  name: string;
  onClose: () => void;
}) {
  const { session, table } = props;
  return (
    <Dialog title={t('export.title')} onClose={props.onClose}>
      <RecordPart session={session} />
      {table === null ? null : (
        <section class="export-part">
          <h3>{t('export.log')}</h3>
          <p class="quiet">{t('export.log.what')}</p>
          <div class="pair">
            <a class="button" href={`/api/v1/tables/${table}/log`} download={`${table}.log`} data-action="save_log">
              <Icon name="save" />
              {t('export.save', `${table.slice(0, 8)}….log`)}
            </a>
          </div>
        </section>
      )}
      <PicturePart session={session} name={props.name} />
    </Dialog>
  );
}

function RecordPart(props: { session: Session }) {
  const { state } = props.session;
  const formats = faceOfReview(state.head).formats;
  const [format, setFormat] = useState(formats[0] ?? 'sgf');
  const [made, setMade] = useState<Exported | ApiError | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    let stopped = false;
    setMade(null);
    setCopied(null);
    exportGame({ format, game: toRecord(state) }).then(
      (file) => {
        if (stopped) return;
        setMade(file);
        say(
          file.losses.length === 0
            ? t('export.losses.none')
            : t('export.losses', file.losses.length),
        );
      },
      (error: unknown) => {
        if (stopped || !(error instanceof ApiError)) return;
        setMade(error);
        say(t('export.failed', error.message));
      },
    );
    return () => {
      stopped = true;
    };
  }, [format, state.nodes]);
  return (
    <section class="export-part" data-testid="export">
      <h3>{t('export.record')}</h3>
      <fieldset class="formats">
        <legend class="spoken">{t('export.format')}</legend>
        {formats.map((one) => (
          <label key={one} class="format">
            <input type="radio" name="format" value={one} checked={format === one} onChange={() => setFormat(one)} />
            <span>
              <strong>{named('export', one)}</strong>
              {has(`export.${one}.what`) ? <span class="quiet">{named('export', `${one}.what`)}</span> : null}
            </span>
          </label>
        ))}
      </fieldset>
      <div class="export-made" data-format={made === null ? '' : format}>
        {made === null ? (
          <p class="quiet">{t('house.loading')}</p>
        ) : made instanceof ApiError ? (
          <p class="problem">{t('export.failed', made.message)}</p>
        ) : (
          <>
            {made.losses.length === 0 ? (
              <p class="quiet">{t('export.losses.none')}</p>
            ) : (
              <>
                <p>{t('export.losses', made.losses.length)}</p>
                <Losses losses={made.losses} />
              </>
            )}
            <div class="pair">
              <button
                type="button"
                class="button primary"
                data-action="save"
                onClick={() => saveFile(made.name, new Blob([bytesOf(made.base64)]))}
              >
                <Icon name="save" />
                {t('export.save', made.name)}
              </button>
              {TEXTS.has(format) ? (
                <button
                  type="button"
                  class="button"
                  data-action="copy_text"
                  onClick={() => {
                    const text = new TextDecoder().decode(bytesOf(made.base64));
                    void copyText(text).then((done) => {
                      setCopied(done);
                      say(t(done ? 'review.copied' : 'review.copy_failed'));
                    });
                  }}
                >
                  <Icon name="copy" />
                  {copied === null ? t('export.copy') : t(copied ? 'review.copied' : 'review.copy_failed')}
                </button>
              ) : null}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** The board as a picture, drawn anew beside the page so that nothing of the moment is on it. */
function drawn(position: PositionView, session: Session, numbers: boolean, coordinates: boolean): string {
  const { state } = session;
  const face = faceOf(position.kind);
  const silent = () => undefined;
  const board = face.board({ intent: silent, cancel: silent, ask: silent });
  // It has to be in the page for its styles to be worked out, and is gone before it can be seen.
  const host = document.createElement('div');
  host.hidden = true;
  host.append(board.element);
  document.body.append(host);
  try {
    board.update({
      position,
      targets: new Set(),
      active: false,
      unsent: null,
      sending: null,
      labels: state.nodes.get(state.at)?.labels ?? [],
      settings: { ...settings.value, numbers, coordinates },
      explanation: state.verdict?.verdict.detail ?? face.explained(position),
    });
    return picture(
      board.element,
      (element: Drawn) => {
        const style = getComputedStyle(element as unknown as Element);
        return (property) => style.getPropertyValue(property);
      },
      t('export.picture.alt', plyOf(state)),
    );
  } finally {
    board.destroy();
    host.remove();
  }
}

function PicturePart(props: { session: Session; name: string }) {
  const { session, name } = props;
  const { state } = session;
  const [numbers, setNumbers] = useState(settings.value.numbers);
  const [coordinates, setCoordinates] = useState(true);
  const [failed, setFailed] = useState(false);
  const position = state.known.get(state.at)?.at.position ?? null;
  const svg = useMemo(
    () => (position === null ? null : drawn(position, session, numbers, coordinates)),
    [position, state.verdict, numbers, coordinates],
  );
  if (svg === null) return null;
  return (
    <section class="export-part" data-testid="picture">
      <h3>{t('export.picture')}</h3>
      <p class="quiet">{t('export.picture.what')}</p>
      <div class="export-picture">
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={t('export.picture.alt', plyOf(state))}
        />
        <div class="stack">
          <label class="check">
            <input type="checkbox" name="numbers" checked={numbers} onChange={(event) => setNumbers(event.currentTarget.checked)} />
            <span>{t('export.picture.numbers')}</span>
          </label>
          <label class="check">
            <input type="checkbox" name="coordinates" checked={coordinates} onChange={(event) => setCoordinates(event.currentTarget.checked)} />
            <span>{t('export.picture.coordinates')}</span>
          </label>
          <div class="pair">
            <button
              type="button"
              class="button"
              data-action="save_svg"
              onClick={() => saveFile(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }))}
            >
              {t('export.svg')}
            </button>
            <button
              type="button"
              class="button"
              data-action="save_png"
              onClick={() => {
                png(svg, PNG_WIDTH).then(
                  (file) => saveFile(`${name}.png`, file),
                  () => setFailed(true),
                );
              }}
            >
              {t('export.png')}
            </button>
          </div>
          {failed ? <p class="problem">{t('export.png.failed')}</p> : null}
        </div>
      </div>
    </section>
  );
}
