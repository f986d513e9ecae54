import { use } from 'react';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import type { Settled } from '../../context/settle.ts';
import type { GameCard } from '../../entities/game/gameCard.ts';
import { GameTile } from '../../entities/game/GameTile.tsx';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { TileRow } from '../../ui/layout/tiles/TileRow.tsx';

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
        <li key={game.sysname}>
          <GameTile game={game} {...tile} />
        </li>
      ))}
    </TileRow>
  );
}
