import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TileRow } from '../../ui/TileRow.tsx';
import styles from './Winners.module.css';

export function WinnersSkeleton() {
  const text = useText();
  return (
    <TileRow
      size="chip"
      title={text('lobby.winners')}
      previousLabel={text('lobby.previous')}
      nextLabel={text('lobby.next')}
    >
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.skeleton} />
        </li>
      ))}
    </TileRow>
  );
}
