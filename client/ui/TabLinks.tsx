import { Fragment } from 'react';
import type { RenderLink } from './linkProps.ts';
import { renderAnchor } from './renderAnchor.tsx';
import styles from './Tabs.module.css';

interface TabLinksProps {
  label: string;
  tabs: readonly { href: string; label: string; current?: boolean }[];
  link?: RenderLink;
}

/** Tabs that live in the URL: plain links with `aria-current`. */
export function TabLinks({ label, tabs, link = renderAnchor }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <Fragment key={tab.href}>
          {link({
            href: tab.href,
            className: styles.tab,
            'aria-current': tab.current ? 'page' : undefined,
            children: tab.label,
          })}
        </Fragment>
      ))}
    </nav>
  );
}
