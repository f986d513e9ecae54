import type { PageData } from '#client/context/LoaderArgs.ts';
import { useNavigating } from '#client/context/useNavigating.ts';
import { GameTile } from '#client/entities/game/GameTile.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { TournamentStatusBadge } from '#client/entities/tournament/TournamentStatusBadge.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useFacts } from '#client/stores/useFacts.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { TileGrid } from '#client/ui/layout/tiles/TileGrid.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { PillLink } from '#client/ui/navigation/pills/PillLink.tsx';
import { PillRow } from '#client/ui/navigation/pills/PillRow.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { HALL_PAGE } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './TournamentHallPage.module.css';
import { tournamentHallHref } from './tournamentHallHref.ts';

/** Tiles of the first row at the greatest width. */
const EAGER = 8;

export function TournamentHallPage({
  tournament,
  chosen,
  page,
  games,
  providerNames,
  canLike,
  seo,
}: PageData<typeof import('./tournamentHall.loader.ts')>) {
  const text = useText();
  const isBusy = useNavigating();
  const { account } = useFacts('session');
  const { id, name, status, isOutside } = tournament;
  const href = tournamentHallHref(id);
  const back = paths.tournament.build({ id });
  const tile = { providerNames, canLike };
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead
        back={{ name: text('tournaments.back'), href: back }}
        title={text('tournaments.gamesOf', { name })}
        action={<TournamentStatusBadge status={status} />}
        link={renderLocaleLink}
      />
      {account && isOutside && <p className={styles.outside}>{text('tournaments.outside')}</p>}
      {!games.ok && <SectionFailed title={text('tournaments.gamesFailed')} error={games.error} />}
      {games.ok && games.value.providers.length > 1 && (
        <PillRow label={text('tournaments.providers')} current={chosen.length === 1 ? chosen[0] : null}>
          <PillLink
            href={href}
            count={formatNumber(games.value.all)}
            current={chosen.length === 0}
            link={renderLocaleLink}
          >
            {text('tournaments.allProviders')}
          </PillLink>
          {games.value.providers.map(({ sysname, count }) => (
            <PillLink
              key={sysname}
              href={tournamentHallHref(id, { providers: [sysname] })}
              rel="nofollow"
              count={formatNumber(count)}
              current={chosen.length === 1 && chosen[0] === sysname}
              link={renderLocaleLink}
            >
              {providerNames[sysname] ?? sysname}
            </PillLink>
          ))}
        </PillRow>
      )}
      {games.ok &&
        (games.value.cards.length === 0 ? (
          <EmptyState icon="dice" title={text('tournaments.noGames')} text={text('tournaments.noGamesText')}>
            <ButtonLink kind="primary" href={chosen.length > 0 ? href : paths.gamehall.build()} link={renderLocaleLink}>
              {text('tournaments.toGames')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            {games.value.offset > 0 && (
              <p className={styles.foot}>
                <LocaleLink
                  to={tournamentHallHref(id, { providers: chosen, page: games.value.offset / HALL_PAGE })}
                  rel="nofollow"
                  replace
                  aria-busy={isBusy}
                  aria-disabled={isBusy}
                  className={buttonClass({})}
                >
                  {text('tournaments.earlier')}
                </LocaleLink>
              </p>
            )}
            <TileGrid label={text('tournaments.games')}>
              {games.value.cards.map((game, index) => (
                <li key={game.sysname}>
                  <GameTile game={game} {...tile} eager={index < EAGER} />
                </li>
              ))}
            </TileGrid>
            <div className={styles.foot}>
              <p role="status">
                {text('tournaments.shown', {
                  shown: formatNumber(games.value.offset + games.value.cards.length),
                  total: formatNumber(games.value.total),
                })}
              </p>
              {games.value.total > page * HALL_PAGE && (
                <LocaleLink
                  to={tournamentHallHref(id, { providers: chosen, page: page + 1 })}
                  rel="nofollow"
                  replace
                  preventScrollReset
                  aria-busy={isBusy}
                  aria-disabled={isBusy}
                  className={buttonClass({})}
                >
                  {text('tournaments.more')}
                </LocaleLink>
              )}
            </div>
          </>
        ))}
    </div>
  );
}
