import { useState } from 'react';
import type { ProviderCard } from '#client/entities/game/providerCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { Checkbox } from '#client/ui/forms/controls/choice/Checkbox.tsx';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { foldSearchText } from '#shared/domain/foldSearchText.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { countedProviders } from './countedProviders.ts';
import styles from './ProviderFilter.module.css';

interface ProviderFilterProps {
  providers: readonly ProviderCard[];
  chosen: readonly string[];
  /** Keyed by sysname, given the other filters; undefined: use the totals. A provider without games is omitted. */
  counts: Readonly<Record<string, number>> | undefined;
  form: string;
  onChange: (chosen: string[]) => void;
}

/** Providers shown unfolded, besides the chosen ones. */
const SHOWN = 10;

export function ProviderFilter({ providers: all, chosen, counts, form, onChange }: ProviderFilterProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  // Sorted by the first counts: a checkbox must not move under the finger when counts change.
  const [atFirst] = useState(counts);
  const providers = countedProviders(all, { first: atFirst, counts, chosen });
  const wanted = foldSearchText(typed.trim());
  const matches = providers.filter(({ name }) => foldSearchText(name).includes(wanted));
  const isFirst = ({ sysname }: ProviderCard, index: number) => index < SHOWN || chosen.includes(sysname);
  const rest = wanted ? [] : matches.filter((provider, index) => !isFirst(provider, index));
  const first = wanted ? matches : matches.filter(isFirst);
  const boxes = (list: ProviderCard[]) =>
    list.map(({ sysname, name, count }) => (
      <Checkbox
        key={sysname}
        name="providers"
        value={sysname}
        form={form}
        label={name}
        end={formatNumber(count)}
        checked={chosen.includes(sysname)}
        onChange={(event) =>
          onChange(event.target.checked ? [...chosen, sysname] : chosen.filter((name) => name !== sysname))
        }
      />
    ));
  return (
    <fieldset>
      <legend className={styles.legend}>{text('hall.provider')}</legend>
      <SearchInput
        className={styles.search}
        label={text('hall.findProvider')}
        placeholder={text('hall.find')}
        clearLabel={text('hall.searchClear')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      {boxes(first)}
      {matches.length === 0 && <p className={styles.none}>{text('hall.noProvider')}</p>}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {text('hall.moreProviders', { n: String(rest.length) })}
            <Icon name="chevron-down" size={16} />
          </summary>
          {boxes(rest)}
        </details>
      )}
    </fieldset>
  );
}
