import { clsx } from 'clsx';
import styles from './StarLoader.module.css';

interface StarLoaderProps {
  size?: number;
  /** Text for screen readers; without it the loader is decoration beside text that says the same. */
  label?: string;
  className?: string;
}

const RAYS =
  'M12 2.5v4M18.7 5.3l-2.8 2.8M21.5 12h-4M18.7 18.7l-2.8-2.8M12 21.5v-4M5.3 18.7l2.8-2.8M2.5 12h4M5.3 5.3l2.8 2.8';

/** Eight rays turning in steps of 45 degrees; does not move where motion is reduced. */
export function StarLoader({ size = 24, label, className }: StarLoaderProps) {
  return (
    <svg
      className={clsx(styles.loader, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={RAYS} opacity=".55" />
      <path d="M12 2.5v4M18.7 5.3l-2.8 2.8" />
    </svg>
  );
}
