import type { Settled } from '#client/context/settle.ts';
import { ComingRow } from '#client/entities/section/ComingRow.tsx';
import { TournamentTile } from '#client/entities/tournament/TournamentTile.tsx';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { paths } from '#shared/url/paths.ts';
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
