import { clsx } from 'clsx';
import styles from './Logo.module.css';

interface LogoProps {
  /** The brand's name beside the mark; without it the mark alone is drawn and the link around it needs a label. */
  name?: string;
  /** CSS pixels; 184 is the drawing of the sign-in panel, on the night. */
  size?: 32 | 36 | 184;
  className?: string;
}

/** The mark is a picture of the brand's token file (`--logo-mark`, `--logo-large`). */
export function Logo({ name, size = 36, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)}>
      <span className={clsx(styles.mark, styles[`size${size}`])} aria-hidden="true" />
      {name}
    </span>
  );
}
