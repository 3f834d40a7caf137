import { useEffect, useState } from 'preact/hooks';
import { named, needs, t } from '../i18n/index';
import type { GameRecord } from '../protocol';
import type * as api from '../state/api';
import { bring, brought, how, type Brought } from '../state/imported';
import { say } from './announcer';

/** Takes a file, with its name where it has one. */
export type OnFile = (file: Blob, name: string | null) => void;

/** Has a file read and says so; a file with one game opens it. */
export function useBring(open: (game: GameRecord) => void) {
  return async (file: Blob, name: string | null) => {
    await needs('desk').catch(() => undefined);
    say(t('import.reading'));
    const imported = await bring(file, { ...how.value, name });
    const now = brought.value;
    if (now === null || now.file !== file) return;
    say(broughtWords(now));
    const [only] = imported?.games ?? [];
    if (only !== undefined && imported?.games.length === 1) open(only);
  };
}

/** What has come of a file, as a sentence. */
export function broughtWords(one: Brought): string {
  const name = one.how.name ?? t('import.pasted');
  switch (one.read.is) {
    case 'reading':
      return t('import.reading');
    case 'refused':
      return `${t('import.refused', name)} ${refusedWords(one.read.error)}`;
    case 'read': {
      const { format, games, losses } = one.read.imported;
      const lost = losses.length === 0 ? t('import.losses.none') : `${t('import.losses', losses.length)}.`;
      return `${t('import.done', name, named('export', format), games.length)} ${lost}`;
    }
  }
}

/** Why a file cannot be read. */
export function refusedWords(error: api.ApiError): string {
  if (error.code === 'too_large') return t('import.too_large');
  if (error.code !== 'bad_request') return named('code', error.code);
  const { detail, message } = error;
  return detail === null || message.includes(detail) ? message : t('import.loss', detail, message);
}

/** Takes files that are dropped anywhere on the page. */
export function DropTarget(props: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const carries = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const drag = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) props.onFile(file);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  });
  return over ? <div class="dropping">{t('import.dropping')}</div> : null;
}
