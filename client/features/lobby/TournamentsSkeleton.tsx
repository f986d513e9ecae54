import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TileRow } from '../../ui/TileRow.tsx';
import styles from './TournamentsSkeleton.module.css';

export function TournamentsSkeleton() {
  const text = useText();
  return (
    <TileRow
      size="card"
      title={text('lobby.tournaments')}
      previousLabel={text('lobby.previous')}
      nextLabel={text('lobby.next')}
    >
      {Array.from({ length: 3 }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.card} />
        </li>
      ))}
    </TileRow>
  );
}
