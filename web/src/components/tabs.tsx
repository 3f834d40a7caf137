import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

/** Panels of which one is shown. Each keeps its place and what was typed into it. */
export function Tabs<T extends string>(props: {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: ComponentChildren; panel: ComponentChildren }[];
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const at = props.tabs.findIndex((tab) => tab.value === props.value);
    const end = props.tabs.length - 1;
    const rtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const step = rtl ? -1 : 1;
    const to = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: end,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = props.tabs[(to + props.tabs.length) % props.tabs.length];
    if (next === undefined) return;
    props.onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={props.label} ref={list}>
        {props.tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            class="tab"
            id={`${id}-${tab.value}-tab`}
            data-tab={tab.value}
            aria-controls={`${id}-${tab.value}`}
            aria-selected={tab.value === props.value}
            tabIndex={tab.value === props.value ? 0 : -1}
            onClick={() => props.onChange(tab.value)}
            onKeyDown={go}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {props.tabs.map((tab) => (
        <div
          key={tab.value}
          class="tab-panel"
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          hidden={tab.value !== props.value}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
