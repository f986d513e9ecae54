import { clsx } from 'clsx';
import styles from './Logo.module.css';

interface LogoProps {
  /** The brand's name beside the mark. Without it, the link around the mark needs a label. */
  name?: string;
  /** CSS pixels; 184 is the large drawing of the sign-in panel, on the dark background. */
  size?: 32 | 36 | 184;
  className?: string;
}

/** The logo. Its pictures are tokens of the brand (`--logo-mark`, `--logo-large`). */
export function Logo({ name, size = 36, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)}>
      <span className={clsx(styles.mark, styles[`size${size}`])} aria-hidden="true" />
      {name}
    </span>
  );
}
