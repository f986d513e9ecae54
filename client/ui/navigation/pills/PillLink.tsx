import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import type { LinkProps, RenderLink } from '#client/ui/navigation/linkProps.ts';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import styles from './Pill.module.css';

interface PillLinkProps extends LinkProps {
  icon?: IconName;
  iconEnd?: IconName;
  /** A formatted number: `1 248`. */
  count?: ReactNode;
  current?: boolean;
  link?: RenderLink;
}

/** A category of the hall or the home page. */
export function PillLink({
  icon,
  iconEnd,
  count,
  current,
  link = renderAnchor,
  className,
  children,
  ...rest
}: PillLinkProps) {
  return link({
    'aria-current': current ? 'page' : undefined,
    ...rest,
    className: clsx(styles.pill, className),
    children: (
      <>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {iconEnd && <Icon name={iconEnd} size={16} />}
      </>
    ),
  });
}
