import { clsx } from 'clsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconShapes.ts';
import styles from './StarMark.module.css';
import { OCTAGRAM } from './starPaths.ts';

interface StarMarkProps {
  icon: IconName;
  tone?: 'secondary' | 'danger' | 'primary' | 'muted';
  size?: number;
}

/** An icon in an eight-pointed outline, at the top of empty, error and system states. */
export function StarMark({ icon, tone = 'secondary', size = 72 }: StarMarkProps) {
  return (
    <span className={clsx(styles.mark, styles[tone])}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path d={OCTAGRAM} />
      </svg>
      <Icon name={icon} size={Math.round(size / 3)} className={styles.icon} />
    </span>
  );
}
