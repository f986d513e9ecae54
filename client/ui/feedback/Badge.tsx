import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { Icon } from '../media/Icon.tsx';
import type { IconName } from '../media/iconShapes.ts';

interface BadgeProps {
  kind: 'new' | 'live' | 'jackpot' | 'success' | 'waiting' | 'danger' | 'info';
  /** States carry an icon beside the word: colour is never alone. */
  icon?: IconName;
  children: ReactNode;
}

export type BadgeKind = BadgeProps['kind'];

export function Badge({ kind, icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[kind])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
