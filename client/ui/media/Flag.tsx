import type { FlagName } from '#client/ui/media/iconShapes.ts';
import styles from './Flag.module.css';
import { SPRITE } from './spriteUrl.ts';

const FLAGS: Record<string, FlagName> = {
  uz: 'flag-uz',
  ru: 'flag-ru',
  kz: 'flag-kz',
  kg: 'flag-kg',
  tj: 'flag-tj',
  tm: 'flag-tm',
};

/** The sprite's flag of an ISO country code in upper or lower case, if it has one. */
function flagOf(country: string): FlagName | undefined {
  return FLAGS[country.toLowerCase()];
}

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
