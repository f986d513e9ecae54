import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TileRow } from '../../ui/TileRow.tsx';
import styles from './JackpotWinners.module.css';

export function JackpotWinnersWaiting() {
  const text = useText();
  return (
    <TileRow
      size="chip"
      title={text('jackpots.winners')}
      previousLabel={text('jackpots.previous')}
      nextLabel={text('jackpots.next')}
    >
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.waiting} />
        </li>
      ))}
    </TileRow>
  );
}
