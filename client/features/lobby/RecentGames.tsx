import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { GameTile } from '#client/entities/game/GameTile.tsx';
import type { GameCard } from '#client/entities/game/gameCard.ts';
import { useOutOfSight } from '#client/entities/game/useOutOfSight.ts';
import { useText } from '#client/i18n/useText.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import type { ContinueRowProps } from './ContinueRow.tsx';
import { recentSysnames } from './recentSysnames.ts';

interface RecentGamesProps {
  /** The row of the player's history, in place of which this one is; undefined for a guest. */
  continued: ContinueRowProps['games'];
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

/**
 * Games opened last in this browser, then those of the player's history. The server does not know them, so the row is added after
 * hydration, and only while its place is off screen, to avoid layout shift.
 */
export function RecentGames({ continued, ...tile }: RecentGamesProps) {
  const { call, content, stores } = useApp();
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [games, setGames] = useState<GameCard[]>([]);
  const isOut = useOutOfSight(place, games.length > 0);

  useEffect(() => {
    const here = recentSysnames(deviceStorage);
    const { isPlayer } = stores.session;
    if (here.length === 0 && !isPlayer) return;
    const abort = new AbortController();
    const load = async () => {
      const answer = await continued;
      if (answer?.ok && answer.value[0]) return;
      const { loadRecentGames } = await untilLoaded(() => import('./loadRecentGames.ts'));
      setGames(await loadRecentGames({ call, content, signal: abort.signal }, here, isPlayer));
    };
    // The row is optional.
    load().catch(() => undefined);
    return () => abort.abort();
  }, [call, content, stores, continued]);

  return (
    <div ref={place}>
      {isOut && (
        <TileRow title={text('lobby.recent')} previousLabel={text('lobby.previous')} nextLabel={text('lobby.next')}>
          {games.map((game) => (
            <GameTile key={game.sysname} as="li" game={game} {...tile} />
          ))}
        </TileRow>
      )}
    </div>
  );
}
