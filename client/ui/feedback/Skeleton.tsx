import { clsx } from 'clsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'title' | 'box' | 'pill' | 'disc';
  /** Sets the size of the content to come. */
  className?: string;
}

export function Skeleton({ shape = 'box', className }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
