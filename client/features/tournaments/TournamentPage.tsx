import { Suspense } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useReload } from '#client/context/useReload.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { useNow } from '#client/ui/feedback/useNow.ts';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { LiveBoard } from './board/LiveBoard.tsx';
import { JoinAction } from './join/JoinAction.tsx';
import { TournamentGames } from './TournamentGames.tsx';
import { TournamentHero } from './TournamentHero.tsx';
import styles from './TournamentPage.module.css';
import { TournamentTerms } from './TournamentTerms.tsx';
import { tournamentHallHref } from './tournamentHallHref.ts';

const LOOK_MS = 60_000;
/** Cached answers may still have the previous status for a while. */
const AGAIN_MS = 30_000;

/** After the tournament's start or end, reloads the page's data until the status has changed. */
function useStatusChange({ status, start, end }: Pick<TournamentCard, 'status' | 'start' | 'end'>): void {
  const { reload } = useReload();
  const here = useNow(LOOK_MS);
  const offset = useClockOffset();
  const now = here === null || offset === null ? null : here + offset;
  const isDue = status !== 'finished' && now !== null && now >= (status === 'planned' ? start : end);
  useWhileVisible(() => void reload(), isDue ? AGAIN_MS : null);
}

export function TournamentPage({
  tournament,
  prizes,
  board,
  games,
  providerNames,
  canLike,
  seo,
}: PageData<typeof import('./tournament.loader.ts')>) {
  const text = useText();
  useStatusChange(tournament);
  const hall = tournamentHallHref(tournament.id);
  const terms = <TournamentTerms prizes={prizes} about={tournament.text} terms={tournament.terms} />;
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.top}>
        <PageHead back={{ name: text('tournaments.title'), href: paths.tournaments.build() }} link={renderLocaleLink} />
        <TournamentHero tournament={tournament} people={board.ok ? board.value.total : null}>
          <JoinAction tournament={tournament} />
        </TournamentHero>
      </div>
      {board.ok ? (
        <LiveBoard tournament={tournament} first={board.value}>
          {terms}
        </LiveBoard>
      ) : (
        <>
          <SectionFailed title={text('tournaments.boardFailed')} error={board.error} />
          {terms}
        </>
      )}
      {tournament.gameCount > 0 && !tournament.isHeldBack && (
        <Suspense fallback={<GamesWaiting />}>
          <TournamentGames
            games={games}
            total={tournament.gameCount}
            href={hall}
            providerNames={providerNames}
            canLike={canLike}
          />
        </Suspense>
      )}
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}

function GamesWaiting() {
  const text = useText();
  return (
    <TileRow
      title={text('tournaments.games')}
      previousLabel={text('tournaments.previous')}
      nextLabel={text('tournaments.next')}
    >
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <TileSkeleton />
        </li>
      ))}
    </TileRow>
  );
}
