import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { inlineSign } from '#client/lib/inlineSign.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { nextTab } from './nextTab.ts';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** Label of the group for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string; icon?: IconName; count?: string | number; content: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

/** Sections of a page, one shown at a time (ARIA APG, tabs with automatic activation). Use TabLinks for sections with their own address. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className }: TabsProps<Id>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, tabs.length, inlineSign());
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={index === selected}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.icon && <Icon name={tab.icon} size={18} />}
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          tabIndex={0}
          hidden={index !== selected}
          className={styles.panel}
        >
          {index === selected && tab.content}
        </div>
      ))}
    </div>
  );
}
