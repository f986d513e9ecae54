import styles from './Logo.module.css';

interface LogoProps {
  /** The brand's name beside the mark; without it the mark alone is drawn and the link around it needs a label. */
  name?: string;
  size?: number;
  className?: string;
}

const OUTLINE =
  'M20 1.4L25.45 6.85L33.15 6.85L33.15 14.55L38.6 20L33.15 25.45L33.15 33.15L25.45 33.15L20 38.6L14.55 33.15L6.85 33.15L6.85 25.45L1.4 20L6.85 14.55L6.85 6.85L14.55 6.85z';
const SHARP =
  'M20 6.8L22.73 13.4L29.33 10.67L26.6 17.27L33.2 20L26.6 22.73L29.33 29.33L22.73 26.6L20 33.2L17.27 26.6L10.67 29.33L13.4 22.73L6.8 20L13.4 17.27L10.67 10.67L17.27 13.4z';
const HOLE =
  'M21.91 15.38L22.71 17.29L24.62 18.09L23.83 20L24.62 21.91L22.71 22.71L21.91 24.62L20 23.83L18.09 24.62L17.29 22.71L15.38 21.91L16.17 20L15.38 18.09L17.29 17.29L18.09 15.38L20 16.17z';

export function Logo({ name, size = 36, className }: LogoProps) {
  return (
    <span className={className ? `${styles.logo} ${className}` : styles.logo}>
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles.outline} d={OUTLINE} />
        <path className={styles.star} fillRule="evenodd" d={SHARP + HOLE} />
      </svg>
      {name}
    </span>
  );
}
