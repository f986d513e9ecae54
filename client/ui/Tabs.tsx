import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { rovingIndex } from './rovingIndex.ts';
import styles from './Tabs.module.css';

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs whose panels share a page; where the URL says which is open use TabLinks. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = rovingIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-value="${CSS.escape(tab.value)}"]`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => {
          const on = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-value={tab.value}
              aria-selected={on}
              aria-controls={on ? `${id}-panel` : undefined}
              tabIndex={on ? 0 : -1}
              className={styles.tab}
              onClick={() => onChange(tab.value)}
              onKeyDown={move}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
