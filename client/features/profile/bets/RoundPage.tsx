import { clsx } from 'clsx';
import { useText } from '#client/i18n/useText.ts';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import styles from './Bets.module.css';
import { type BetsQuery, ROUNDS_PAGE } from './betsQuery.ts';
import type { Round } from './loadRounds.ts';
import { RoundItem } from './RoundItem.tsx';

interface RoundPageProps {
  rounds: readonly Round[];
  /** Address of the list without an open round. */
  address: string;
  /** null: no round of this page is open. */
  open: BetsQuery | null;
}

/** Rounds loaded together. A separate list element, so that the browser skips a whole page that is out of view. */
export function RoundPage({ rounds, address, open }: RoundPageProps) {
  const text = useText();
  return (
    <Rows
      label={text('bets.list')}
      columns="extra"
      className={clsx(styles.page, rounds.length === ROUNDS_PAGE && styles.full)}
    >
      {rounds.map((round) => (
        <RoundItem
          key={round.id}
          round={round}
          address={address}
          open={String(round.id) === open?.open ? open : null}
        />
      ))}
    </Rows>
  );
}
