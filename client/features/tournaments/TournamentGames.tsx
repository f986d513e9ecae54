import { use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { GameTile } from '#client/entities/game/GameTile.tsx';
import type { GameCard } from '#client/entities/game/gameCard.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';

interface TournamentGamesProps {
  games: Promise<Settled<GameCard[]>>;
  /** Number of games in the tournament. */
  total: number;
  href: string;
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

export function TournamentGames({ games, total, href, ...tile }: TournamentGamesProps) {
  const text = useText();
  const settled = use(games);
  if (!settled.ok) return <SectionFailed title={text('tournaments.gamesFailed')} error={settled.error} />;
  if (settled.value.length === 0) return null;
  return (
    <TileRow
      title={text('tournaments.games')}
      more={{ href, text: text('tournaments.allGames', { total: formatNumber(total) }) }}
      link={renderLocaleLink}
      previousLabel={text('tournaments.previous')}
      nextLabel={text('tournaments.next')}
    >
      {settled.value.map((game) => (
        <GameTile key={game.sysname} as="li" game={game} {...tile} />
      ))}
    </TileRow>
  );
}
