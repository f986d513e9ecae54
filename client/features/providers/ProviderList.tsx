import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './ProviderList.module.css';
import { ProviderTile } from './ProviderTile.tsx';
import { groupByInitial, type ProviderEntry } from './providerGroups.ts';

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
