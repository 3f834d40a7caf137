import { useState } from 'preact/hooks';
import { named, t } from '../i18n/index';
import * as api from '../state/api';
import { you } from '../state/live';
import { Dialog } from './dialog';

/** The guest's name, and the way to another one. */
export function WhoAreYou() {
  const [open, setOpen] = useState(false);
  const name = you.value?.name;
  if (name === undefined) return null;
  return (
    <>
      <button type="button" class="who" data-testid="who" onClick={() => setOpen(true)}>
        <span class="who-name">{name}</span>
        <span class="who-change">{t('you.rename')}</span>
      </button>
      {open ? <RenameDialog name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RenameDialog(props: { name: string; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = new FormData(event.currentTarget as HTMLFormElement).get('name');
    const name = typeof field === 'string' ? field.trim() : '';
    if (name.length < 1 || [...name].length > 24) {
      setProblem(t('you.too_long'));
      return;
    }
    api.rename(name).then(
      (value) => {
        you.value = value;
        props.onClose();
      },
      (error: unknown) => {
        setProblem(error instanceof api.ApiError ? named('code', error.code) : String(error));
      },
    );
  };
  return (
    <Dialog title={t('you.rename')} onClose={props.onClose}>
      <form class="stack" onSubmit={submit}>
        <label class="field">
          <span>{t('you.name')}</span>
          <input
            name="name"
            type="text"
            maxLength={24}
            autocomplete="nickname"
            defaultValue={props.name}
            aria-describedby={problem === null ? undefined : 'name-problem'}
            aria-invalid={problem !== null}
          />
        </label>
        {problem === null ? null : (
          <p id="name-problem" class="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button primary">
          {t('you.save')}
        </button>
      </form>
    </Dialog>
  );
}
