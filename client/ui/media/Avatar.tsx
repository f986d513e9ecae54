import styles from './Avatar.module.css';
import { OCTAGRAM } from './starPaths.ts';

interface AvatarProps {
  /** One or two characters. */
  initials: string;
  size?: number;
}

/** Initials in a star frame; decoration beside a name or inside a labelled button. */
export function Avatar({ initials, size = 44 }: AvatarProps) {
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OCTAGRAM} />
      <text x="12" y="12" dominantBaseline="central" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
