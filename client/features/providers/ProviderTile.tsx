import { useText } from '#client/i18n/useText.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import styles from './ProviderTile.module.css';
import type { ProviderEntry } from './providerGroups.ts';

interface ProviderTileProps {
  provider: ProviderEntry;
  /** Set for the first provider of an initial. */
  letter: string | undefined;
}

export function ProviderTile({ provider, letter }: ProviderTileProps) {
  const { sysname, name, count, icon, types } = provider;
  const text = useText();
  return (
    <Card as="article" padding="none" pressable className={styles.card}>
      {icon && (
        <img src={icon} width={160} height={48} alt="" loading="lazy" decoding="async" className={styles.mark} />
      )}
      {letter && (
        <span aria-hidden="true" className={styles.letter}>
          {letter}
        </span>
      )}
      <div className={styles.content}>
        <h3 className={styles.name}>
          <LocaleLink to={hallHref({ providers: [sysname] })} data-cover="">
            {name}
          </LocaleLink>
        </h3>
        <p className={styles.count}>{text('providers.games', { count, n: formatNumber(count) })}</p>
        {types.length > 0 && (
          <p className={styles.types}>{joinDotted(types.map((type) => text(`providers.type.${type}`)))}</p>
        )}
      </div>
    </Card>
  );
}
