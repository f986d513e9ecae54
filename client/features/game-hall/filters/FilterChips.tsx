import { useText } from '#client/i18n/useText.ts';
import { PillLink } from '#client/ui/navigation/pills/PillLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { type HallQuery, hallHref } from '#shared/url/hallQuery.ts';
import { UNFILTERED } from '../unfiltered.ts';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  query: HallQuery;
  /** Keyed by sysname. */
  providerNames: Readonly<Record<string, string>>;
}

/** Active filters; each chip links to the list without it. */
export function FilterChips({ query, providerNames }: FilterChipsProps) {
  const text = useText();
  const without = (change: Partial<HallQuery>) => hallHref({ ...query, page: 1, ...change });
  const chips = [
    ...query.providers.map((sysname) => ({
      key: sysname,
      name: providerNames[sysname] ?? sysname,
      href: without({ providers: query.providers.filter((other) => other !== sysname) }),
    })),
    ...query.types.map((type) => ({
      key: `type:${type}`,
      name: text(`hall.type.${type}`),
      href: without({ types: query.types.filter((other) => other !== type) }),
    })),
    ...query.features.map((feature) => ({
      key: `feature:${feature}`,
      name: text(`hall.feature.${feature}`),
      href: without({ features: query.features.filter((other) => other !== feature) }),
    })),
    ...query.rtp.map((range) => ({
      key: `rtp:${range}`,
      name: text(`hall.rtp.${range}`),
      href: without({ rtp: query.rtp.filter((other) => other !== range) }),
    })),
    ...query.volatility.map((level) => ({
      key: `volatility:${level}`,
      name: text(`hall.volatility.${level}`),
      href: without({ volatility: query.volatility.filter((other) => other !== level) }),
    })),
    ...(query.search ? [{ key: 'search:', name: `«${query.search}»`, href: without({ search: '' }) }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text('hall.chips')} className={styles.chips}>
      {chips.map(({ key, name, href }) => (
        <li key={key}>
          <PillLink
            iconEnd="close"
            href={href}
            aria-current="true"
            aria-label={text('hall.remove', { name })}
            link={renderLocaleLink}
          >
            <span className={styles.name}>{name}</span>
          </PillLink>
        </li>
      ))}
      <li>
        <TextLink kind="standalone" href={without(UNFILTERED)} link={renderLocaleLink}>
          {text('hall.clear')}
        </TextLink>
      </li>
    </ul>
  );
}
