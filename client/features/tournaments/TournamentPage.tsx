import { Suspense } from 'react';
import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { PageText } from '../../entities/section/PageText.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { TileRow } from '../../ui/layout/tiles/TileRow.tsx';
import { TileSkeleton } from '../../ui/layout/tiles/TileSkeleton.tsx';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { JoinAction } from './join/JoinAction.tsx';
import { LiveBoard } from './board/LiveBoard.tsx';
import { TournamentGames } from './TournamentGames.tsx';
import { TournamentHero } from './TournamentHero.tsx';
import { tournamentHallHref } from './tournamentHallHref.ts';
import styles from './TournamentPage.module.css';
import { TournamentTerms } from './TournamentTerms.tsx';
import { useStatusChange } from './useStatusChange.ts';

export function TournamentPage() {
  const { tournament, prizes, board, games, providerNames, canLike, seo } =
    usePageData<typeof import('./tournament.loader.ts')>();
  const text = useText();
  useStatusChange(tournament);
  const hall = tournamentHallHref(tournament.id);
  const terms = <TournamentTerms prizes={prizes} about={tournament.text} terms={tournament.terms} />;
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.top}>
        <Breadcrumbs
          label={text('tournaments.crumbs')}
          crumbs={[{ name: text('tournaments.title'), href: paths.tournaments.build() }]}
          here={tournament.name}
          link={renderLocaleLink}
        />
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
      {tournament.gameCount > 0 && (
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
