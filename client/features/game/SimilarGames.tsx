import { use } from 'react';
import type { Settled } from '../../context/settle.ts';
import { useReload } from '../../context/useReload.ts';
import type { GameCard } from '../../entities/game/gameCard.ts';
import { GameTile } from '../../entities/game/GameTile.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { TileRow } from '../../ui/layout/tiles/TileRow.tsx';

interface SimilarGamesProps {
  games: Promise<Settled<GameCard[]>>;
  companyHref: string;
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

export function SimilarGames({ games, companyHref, ...tile }: SimilarGamesProps) {
  const text = useText();
  const errorText = useErrorText();
  const { reload, isReloading } = useReload();
  const settled = use(games);
  if (!settled.ok)
    return (
      <ErrorState
        title={text('game.similarFailed')}
        text={errorText(settled.error)}
        retryText={text('game.reload')}
        retrying={isReloading}
        onRetry={() => void reload()}
      />
    );
  if (settled.value.length === 0) return null;
  return (
    <TileRow
      title={text('game.similar')}
      more={{ href: companyHref, text: text('game.all') }}
      link={renderLocaleLink}
      previousLabel={text('game.previous')}
      nextLabel={text('game.next')}
    >
      {settled.value.map((game) => (
        <li key={game.sysname}>
          <GameTile game={game} {...tile} />
        </li>
      ))}
    </TileRow>
  );
}
