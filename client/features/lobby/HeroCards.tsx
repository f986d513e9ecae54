import { Suspense, use } from 'react';
import { PlayerHole } from '#client/context/PlayerHole.tsx';
import type { Settled } from '#client/context/settle.ts';
import type { Share } from '#client/entities/jackpot/createShare.ts';
import type { Sums } from '#client/entities/jackpot/useLiveJackpots.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import styles from './HeroCards.module.css';
import { HeroJackpots } from './HeroJackpots.tsx';
import { HeroRace } from './HeroRace.tsx';
import type { LobbyJackpot } from './loadLobbyJackpots.ts';

interface HeroCardsProps {
  /** Of the sums of the jackpots, which the page shows twice. */
  share: Share<Sums>;
  /** The largest first. */
  jackpots: Settled<readonly LobbyJackpot[]>;
  /** The current one first; absent where they belong to the player and are not loaded. */
  tournaments: Promise<Settled<readonly TournamentCard[]>> | undefined;
}

/**
 * The jackpots and the current race, beside the hero or in a row under it. Its height is known before the race is: without one, the
 * jackpots take its place. Without jackpots the race is alone.
 */
export function HeroCards({ share, jackpots, tournaments }: HeroCardsProps) {
  const text = useText();
  const waiting = <Skeleton className={styles.card} />;
  return (
    <div className={styles.cards}>
      <OptionalSection
        part={jackpots}
        failed={text('lobby.sectionFailed', { title: text('lobby.jackpots') })}
        waiting={waiting}
      >
        {(pots) => pots.length > 0 && <HeroJackpots jackpots={pots} share={share} />}
      </OptionalSection>
      <PlayerHole>
        <Suspense fallback={waiting}>{tournaments && <Race tournaments={tournaments} />}</Suspense>
      </PlayerHole>
    </div>
  );
}

/** The list has the running ones by their end, then the planned ones. A failure is told by the row of tournaments below. */
function Race({ tournaments }: { tournaments: Promise<Settled<readonly TournamentCard[]>> }) {
  const listed = use(tournaments);
  const race = listed.ok ? listed.value[0] : undefined;
  return race && <HeroRace race={race} />;
}
