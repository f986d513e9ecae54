import { clsx } from 'clsx';
import { useRef } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { useShownCurrent } from '#client/ui/navigation/current/useShownCurrent.ts';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import styles from './Tabs.module.css';

interface TabLinksProps {
  label: string;
  tabs: readonly { href: string; label: string; icon?: IconName; count?: string | number; current?: boolean }[];
  link?: RenderLink;
  className?: string;
}

/** Links that look like tabs: the cashier's and the profile's sections. */
export function TabLinks({ label, tabs, link = renderAnchor, className }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  useShownCurrent(row, tabs.find(({ current }) => current)?.href);
  return (
    <nav ref={row} aria-label={label} className={clsx(styles.list, className)}>
      {tabs.map(({ href, label: text, icon, count, current }) => (
        <span key={href} className={styles.cell}>
          {link({
            href,
            className: styles.tab,
            'aria-current': current ? 'page' : undefined,
            children: (
              <>
                {icon && <Icon name={icon} size={18} />}
                <span>{text}</span>
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </>
            ),
          })}
        </span>
      ))}
    </nav>
  );
}
