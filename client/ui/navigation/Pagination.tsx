import { clsx } from 'clsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { LinkProps, RenderLink } from './linkProps.ts';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow.ts';
import { renderAnchor } from './renderAnchor.tsx';

export interface PaginationLabels {
  /** Label of the navigation: "Sahifalar". */
  label: string;
  previous: string;
  next: string;
  /** "3-sahifa", for screen readers. */
  page: (page: number) => string;
}

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: PaginationLabels;
  /** Called on a press of a page link; may prevent the navigation. */
  onPage?: (page: number, event: Parameters<NonNullable<LinkProps['onClick']>>[0]) => void;
  link?: RenderLink;
  className?: string;
}

/** Whether a page is neither next to the current one nor the last: phones have no room for it. */
function isFar(one: number, page: number, pages: number): boolean {
  return Math.abs(one - page) > 1 && one !== pages;
}

/** Pages as links; renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, labels, onPage, link = renderAnchor, className }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number, icon: 'chevron-left' | 'chevron-right', label: string, rel: string) =>
    to < 1 || to > pages ? (
      <span className={clsx(styles.page, styles.off)} aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : (
      link({
        href: hrefOf(to),
        rel,
        className: styles.page,
        'aria-label': label,
        onClick: onPage && ((event) => onPage(to, event)),
        children: <Icon name={icon} />,
      })
    );
  return (
    <nav aria-label={labels.label} className={clsx(styles.pages, className)}>
      {step(page - 1, 'chevron-left', labels.previous, 'prev')}
      <ol className={styles.list}>
        {pageWindow(page, pages).map((one, index, all) => (
          <li
            key={one ?? `gap-${index}`}
            className={isFar(one ?? (index < all.indexOf(page) ? 0 : pages), page, pages) ? styles.far : undefined}
          >
            {one === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              link({
                href: hrefOf(one),
                className: styles.page,
                'aria-label': labels.page(one),
                'aria-current': one === page ? 'page' : undefined,
                onClick: onPage && ((event) => onPage(one, event)),
                children: one,
              })
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, 'chevron-right', labels.next, 'next')}
    </nav>
  );
}
