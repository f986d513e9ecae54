import { Icon } from '../media/Icon.tsx';
import styles from './Breadcrumbs.module.css';
import type { RenderLink } from './linkProps.ts';
import { renderAnchor } from './renderAnchor.tsx';

interface BreadcrumbsProps {
  /** Name of the navigation for readers. */
  label: string;
  /** From the top down to the page above this one. */
  crumbs: readonly { name: string; href: string }[];
  /** This page. */
  here: string;
  link?: RenderLink;
}

/** The way to a page from the top of its section. */
export function Breadcrumbs({ label, crumbs, here, link = renderAnchor }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            {link({ href, className: styles.link, children: name })}
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li aria-current="page" className={styles.here}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
