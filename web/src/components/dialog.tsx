import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index';

/** A modal dialog that closes by its button, by Escape and by a click beside it. */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Whether the corner has a close button; a question has its own buttons instead. */
  plain?: boolean;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    const beside = (event: MouseEvent) => {
      if (event.target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', beside);
    return () => {
      dialog?.removeEventListener('click', beside);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={ref} class="dialog" aria-labelledby="dialog-title" onClose={props.onClose}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id="dialog-title">{props.title}</h2>
          {props.plain === true ? null : (
            <button
              type="button"
              class="icon-button"
              aria-label={t('house.close')}
              onClick={() => ref.current?.close()}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        {props.children}
      </div>
    </dialog>
  );
}

const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  arrow: 'M5 12h13M13 6l6 6-6 6',
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  flag: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
  first: 'M7 5v14M18 5l-8 7 8 7',
  previous: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M17 5v14M6 5l8 7-8 7',
  save: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  remark: 'M5 5h14v10h-8l-4 4v-4H5z',
  mark: 'M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
} as const;

/** A line drawing beside or instead of a word; never the only carrier of meaning. */
export function Icon(props: { name: keyof typeof ICONS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICONS[props.name]} />
    </svg>
  );
}

/** A small stone, or a piece, beside the word of a side. */
export function StoneIcon(props: { side: string; icon?: 'stone' | 'piece' }) {
  return (
    <svg class={`stone-icon ${props.side}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {props.icon === 'piece' ? (
        <path d="M8 1.8l4.2 2.6 1.6 9.4H2.2l1.6-9.4z" />
      ) : (
        <circle cx="8" cy="8" r="5.6" />
      )}
    </svg>
  );
}
