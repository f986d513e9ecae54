import { paths } from '../../../shared/url/paths.ts';
import type { Settled } from '../../context/settle.ts';
import { ComingRow } from '../../entities/section/ComingRow.tsx';
import { TournamentTile } from '../../entities/tournament/TournamentTile.tsx';
import { useText } from '../../i18n/useText.ts';
import type { TournamentCard } from '../../entities/tournament/tournamentCard.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './cardSkeleton.module.css';

/** Active and planned tournaments with countdowns. */
export function LobbyTournaments({ tournaments }: { tournaments: Promise<Settled<TournamentCard[]>> }) {
  const text = useText();
  return (
    <ComingRow
      title={text('lobby.tournaments')}
      more={{ href: paths.tournaments.build(), text: text('lobby.allTournaments') }}
      size="card"
      items={tournaments}
      skeleton={<Skeleton className={styles.tournament} />}
    >
      {(card) => <TournamentTile card={card} countdown />}
    </ComingRow>
  );
}
