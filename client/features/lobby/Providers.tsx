import { useId } from 'react';
import type { Provider } from '../../../shared/api/games.contract.ts';
import { hallHref } from '../../games/hallQuery.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import styles from './Providers.module.css';

const SHOWN = 12;

/** Makers of games, those with the most first; each leads to its own games. */
export function Providers({ providers }: { providers: readonly Provider[] }) {
  const text = useText();
  const id = useId();
  const countOf = ({ game_params }: Provider) => game_params.count ?? 0;
  const largest = [...providers].sort((one, other) => countOf(other) - countOf(one)).slice(0, SHOWN);
  if (largest.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={text('lobby.providers')}
        more={{ href: hallHref(), text: text('lobby.allGames') }}
        link={renderLocaleLink}
      />
      <ul className={styles.grid}>
        {largest.map(({ sysname, name }) => (
          <li key={sysname}>
            <LocaleLink to={hallHref({ providers: [sysname] })} className={styles.provider}>
              {name ?? sysname}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
