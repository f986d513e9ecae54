import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  kind: 'new' | 'live' | 'jackpot' | 'success' | 'waiting' | 'danger' | 'info';
  /** An icon beside the text of a state, so that colour is not the only sign. */
  icon?: IconName;
  children: ReactNode;
}

export type BadgeKind = BadgeProps['kind'];

export function Badge({ kind, icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[kind])}>
      {icon ? (
        <>
          <Icon name={icon} size={14} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
