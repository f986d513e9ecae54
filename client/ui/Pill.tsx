import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconShapes.ts';
import styles from './Pill.module.css';

export interface PillLook {
  icon?: IconName;
  iconEnd?: IconName;
  /** Already written for the reader: `1 248`. */
  count?: string | number;
}

interface PillProps extends PillLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** A filter that is on; leave it out for a pill that only acts (remove, open). */
  on?: boolean;
}

export function Pill({ icon, iconEnd, count, on, className, children, ...rest }: PillProps) {
  return (
    <button type="button" aria-pressed={on} {...rest} className={clsx(styles.pill, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </button>
  );
}
