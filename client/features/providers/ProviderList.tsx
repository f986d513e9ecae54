import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SearchInput } from '../../ui/forms/controls/SearchInput.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { groupByInitial, type ProviderEntry } from './providerGroups.ts';
import styles from './ProviderList.module.css';
import { ProviderTile } from './ProviderTile.tsx';

interface ProviderListProps {
  /** Providers matching `typed`, sorted. */
  providers: readonly ProviderEntry[];
  typed: string;
  onType: (typed: string) => void;
}

/** Providers in alphabetical order, with a row of initials as links. */
export function ProviderList({ providers, typed, onType }: ProviderListProps) {
  const text = useText();
  const groups = groupByInitial(providers);
  const anchorOf = (letter: string) => (letter === '#' ? 'letter-other' : `letter-${letter}`);
  return (
    <>
      <SearchInput
        label={text('providers.search')}
        clearLabel={text('providers.clear')}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onClear={() => onType('')}
        className={styles.search}
      />
      <p role="status" className={styles.found}>
        {typed.trim() !== '' && text('providers.found', { n: formatNumber(providers.length) })}
      </p>
      {groups.length === 0 && (
        <EmptyState icon="search" title={text('providers.notFound')} text={text('providers.notFoundText')}>
          <Button onClick={() => onType('')}>{text('providers.showAll')}</Button>
        </EmptyState>
      )}
      {groups.length > 1 && (
        <nav aria-label={text('providers.letters')} className={styles.letters}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {groups.length > 0 && (
        <section aria-labelledby="providers-list">
          <h2 id="providers-list">
            <VisuallyHidden>{text('providers.list')}</VisuallyHidden>
          </h2>
          <ul className={styles.grid}>
            {groups.flatMap(({ letter, providers: members }) =>
              members.map((provider, index) => (
                <li key={provider.sysname} id={index === 0 ? anchorOf(letter) : undefined}>
                  <ProviderTile provider={provider} letter={index === 0 ? letter : undefined} />
                </li>
              )),
            )}
          </ul>
        </section>
      )}
    </>
  );
}
