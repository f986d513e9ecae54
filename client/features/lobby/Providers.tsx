import { useId } from 'react';
import type { ProviderCard } from '#client/entities/game/providerCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Providers.module.css';

const SHOWN = 12;

export function Providers({ providers }: { providers: readonly Omit<ProviderCard, 'count'>[] }) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={text('lobby.providers')}
        more={{
          href: paths.providers.build(),
          text: text('lobby.allProviders', { total: formatNumber(providers.length) }),
        }}
        link={renderLocaleLink}
      />
      <ul className={styles.grid}>
        {providers.slice(0, SHOWN).map(({ sysname, name, icon }) => (
          <li key={sysname}>
            <LocaleLink to={hallHref({ providers: [sysname] })} className={styles.provider}>
              {icon && (
                <img
                  src={icon}
                  width={160}
                  height={48}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className={styles.mark}
                />
              )}
              <span>{name}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
