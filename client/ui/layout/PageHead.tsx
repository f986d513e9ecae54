import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The page's h1; absent when a hero below has it. */
  title?: string;
  /** The page above. Its name is shown where no title stands beside it. `isNarrow`: only where no menu stands beside the page. */
  back?: { name: string; href: string; isNarrow?: boolean };
  /** Number of listed items, beside the title. */
  count?: string | undefined;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** What the page is for, in a sentence or two. */
  lead?: string | undefined;
  link?: RenderLink;
  /** A link below the text. */
  children?: ReactNode;
}

/** The head of every page with a heading of its own: one line with the way back, the title and an action, and the lead below. */
export function PageHead({ title, back, count, action, lead, link = renderAnchor, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={clsx(styles.row, !title && back?.isNarrow && styles.narrow)}>
        {back && <BackLink {...back} isAlone={!title} link={link} />}
        {title && <h1>{title}</h1>}
        {count && <span className={styles.count}>{count}</span>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}

type BackLinkProps = NonNullable<PageHeadProps['back']> & { isAlone: boolean; link: RenderLink };

function BackLink({ name, href, isNarrow, isAlone, link }: BackLinkProps) {
  return link({
    href,
    className: clsx(styles.back, isNarrow && styles.narrow),
    ...(isAlone ? {} : { 'aria-label': name }),
    children: (
      <>
        <Icon name="chevron-left" />
        {isAlone && <span>{name}</span>}
      </>
    ),
  });
}
