import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Breadcrumbs.module.css';
import type { RenderLink } from './linkProps.ts';
import { renderAnchor } from './renderAnchor.tsx';

interface BreadcrumbsProps {
  /** Label of the navigation for screen readers. */
  label: string;
  /** From the top to the parent of this page. */
  crumbs: readonly { name: string; href: string }[];
  /** This page. */
  here: string;
  link?: RenderLink;
}

/** Breadcrumbs from the top of a section to this page. */
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
