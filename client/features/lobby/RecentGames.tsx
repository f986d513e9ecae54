import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../context/useApp.ts';
import { type GameCard, toGameCard } from '../../games/gameCard.ts';
import { GameTile } from '../../games/GameTile.tsx';
import { useText } from '../../i18n/useText.ts';
import { TileRow } from '../../ui/TileRow.tsx';
import { recentSysnames } from './recentSysnames.ts';
import { useOutOfSight } from './useOutOfSight.ts';

interface RecentGamesProps {
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

/**
 * The games this browser opened last. The server cannot know them, so the row comes after hydration, and only while its
 * place is off the screen: nothing that is being looked at moves.
 */
export function RecentGames(props: RecentGamesProps) {
  const { call, content } = useApp();
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [games, setGames] = useState<GameCard[]>([]);
  const isOut = useOutOfSight(place, games.length > 0);

  useEffect(() => {
    const sysname = recentSysnames(localStorage);
    if (sysname.length === 0) return;
    const abort = new AbortController();
    const load = async () => {
      const { getGames } = await import('../../../shared/api/games.contract.ts');
      const [{ imageNames }, { items }] = await Promise.all([
        content('prazer-config', { signal: abort.signal }),
        call(getGames, { options: { sysname, limit: sysname.length } }, { signal: abort.signal }),
      ]);
      setGames(items.map((game) => toGameCard(game, imageNames.game)));
    };
    // A row of convenience: without it the page is whole.
    load().catch(() => undefined);
    return () => abort.abort();
  }, [call, content]);

  return (
    <div ref={place}>
      {isOut && (
        <TileRow title={text('lobby.recent')} previousLabel={text('lobby.previous')} nextLabel={text('lobby.next')}>
          {games.map((game) => (
            <li key={game.sysname}>
              <GameTile game={game} {...props} />
            </li>
          ))}
        </TileRow>
      )}
    </div>
  );
}
