import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../context/useApp.ts';
import { type GameCard, toGameCard } from '../../entities/game/gameCard.ts';
import { GameTile } from '../../entities/game/GameTile.tsx';
import { useText } from '../../i18n/useText.ts';
import { TileRow } from '../../ui/layout/tiles/TileRow.tsx';
import { recentSysnames } from './recentSysnames.ts';
import { useOutOfSight } from '../../entities/game/useOutOfSight.ts';

interface RecentGamesProps {
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

/** Rounds of the history that are looked through. */
const ROUNDS = 60;
const GAMES = 12;

/**
 * The games this browser opened last, then those of the player's history. The server cannot know them, so the row comes after hydration, and only while its
 * place is off the screen: nothing that is being looked at moves.
 */
export function RecentGames(props: RecentGamesProps) {
  const { call, content, stores } = useApp();
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [games, setGames] = useState<GameCard[]>([]);
  const isOut = useOutOfSight(place, games.length > 0);

  useEffect(() => {
    const here = recentSysnames(localStorage);
    const { isPlayer } = stores.session;
    if (here.length === 0 && !isPlayer) return;
    const abort = new AbortController();
    const load = async () => {
      const { getGameHistory, getGames } = await import('../../../shared/api/games.contract.ts');
      // A player has played on other devices too.
      const played = isPlayer ? await call(getGameHistory, { count: ROUNDS }, { signal: abort.signal }) : { items: [] };
      const sysname = [...new Set([...here, ...played.items.map(({ game }) => game.sysname)])].slice(0, GAMES);
      if (sysname.length === 0) return;
      const [{ imageNames }, { items }] = await Promise.all([
        content('prazer-config', { signal: abort.signal }),
        call(getGames, { options: { sysname, limit: sysname.length } }, { signal: abort.signal }),
      ]);
      setGames(items.map((game) => toGameCard(game, imageNames.game)));
    };
    // A row of convenience: without it the page is whole.
    load().catch(() => undefined);
    return () => abort.abort();
  }, [call, content, stores]);

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
