import { flagOf } from '#client/ui/forms/controls/flagOf.ts';
import styles from './Flag.module.css';
import { SPRITE } from './spriteUrl.ts';

/** The decorative flag of an ISO country code; the code itself if there is no drawing. */
export function Flag({ country }: { country: string }) {
  const name = flagOf(country);
  return name ? (
    <svg className={styles.flag} width={21} height={15} aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  ) : (
    <span className={styles.code} aria-hidden="true">
      {country.toUpperCase()}
    </span>
  );
}
