import { type ReactNode, useId, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { Winner } from '#shared/api/play/jackpots.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { filterWinners } from './filterWinners.ts';
import { WinnerRow } from './WinnerRow.tsx';
import styles from './Winnings.module.css';

interface WinningsProps {
  title: string;
  note?: string;
  winners: readonly Winner[];
  /** Shown below the list, such as a button for more. */
  children?: ReactNode;
}

export function Winnings({ title, note, winners, children }: WinningsProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = filterWinners(winners, typed);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <SearchInput
          label={text('winners.filter')}
          clearLabel={text('winners.clear')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onClear={() => setTyped('')}
          className={styles.filter}
        />
      </div>
      <p role="status" className={styles.found}>
        {typed.trim() !== '' && text('winners.found', { n: formatNumber(shown.length) })}
      </p>
      {shown.length === 0 ? (
        <EmptyState icon="search" title={text('winners.notFound')} text={text('winners.notFoundText')}>
          <Button onClick={() => setTyped('')}>{text('winners.showAll')}</Button>
        </EmptyState>
      ) : (
        <Rows boxed>
          {shown.map((winner) => (
            <WinnerRow key={winner.id} winner={winner} />
          ))}
        </Rows>
      )}
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  );
}
