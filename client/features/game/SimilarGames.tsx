import { use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { useReload } from '#client/context/useReload.ts';
import { GameTile } from '#client/entities/game/GameTile.tsx';
import type { GameCard } from '#client/entities/game/gameCard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';

interface SimilarGamesProps {
  games: Promise<Settled<GameCard[]>>;
  similarHref: string;
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

export function SimilarGames({ games, similarHref, ...tile }: SimilarGamesProps) {
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
      more={{ href: similarHref, text: text('game.all') }}
      link={renderLocaleLink}
      previousLabel={text('game.previous')}
      nextLabel={text('game.next')}
    >
      {settled.value.map((game) => (
        <GameTile key={game.sysname} as="li" game={game} {...tile} />
      ))}
    </TileRow>
  );
}
