import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import styles from './Rows.module.css';

interface RowProps {
  /** At the start of the line. */
  picture?: ReactNode;
  title: ReactNode;
  /** Makes the title a link that covers the line. */
  href?: string;
  /** Below the title: date, price. */
  meta?: ReactNode;
  /** In columns one of its own; on a phone below the amount, and the state is left out, unless there is no amount: a stake. */
  extra?: ReactNode;
  /** At the end of the line, aligned in all rows. */
  amount?: ReactNode;
  /** A gain is green; a sum that has not moved is muted. */
  tone?: 'gain' | 'unmoved' | undefined;
  /** Below the amount: a state as colour and word. */
  state?: ReactNode;
  /** A link that covers the line and shows or hides what is below it. */
  opener?: { href: string; name: string; isOpen: boolean } | undefined;
  link?: RenderLink;
  className?: string | undefined;
  /** Below the line. */
  children?: ReactNode;
}

/** A row of Rows. */
export function Row({ title, href, opener, link = renderAnchor, className, children, ...parts }: RowProps) {
  const { picture, meta, extra, amount, tone, state } = parts;
  return (
    <li className={className}>
      <div className={styles.line}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <span className={styles.title}>
          {href === undefined ? title : link({ href, className: styles.cover, children: title })}
        </span>
        {meta && <span className={styles.meta}>{meta}</span>}
        {extra && <span className={styles.extra}>{extra}</span>}
        {amount && (
          <b className={styles.amount} data-tone={tone}>
            {amount}
          </b>
        )}
        {state && <span className={styles.state}>{state}</span>}
        {opener &&
          link({
            href: opener.href,
            className: styles.opener,
            children: (
              <>
                <VisuallyHidden>{opener.name}</VisuallyHidden>
                <Icon name={opener.isOpen ? 'chevron-up' : 'chevron-down'} />
              </>
            ),
          })}
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
