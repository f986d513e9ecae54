import { use } from 'react';
import { PageDataContext } from '#client/context/PageDataContext.ts';
import { useText } from '#client/i18n/useText.ts';
import { Tile } from '#client/ui/layout/tiles/Tile.tsx';
import { renderPathLink } from '#client/ui/navigation/renderPathLink.tsx';
import { hashKeys } from '#shared/keys/hashKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { coverSet } from './coverSet.ts';
import type { GameCard } from './gameCard.ts';
import { useLike } from './useLike.ts';

interface GameTileProps {
  as?: 'li';
  game: GameCard;
  /** Keyed by sysname. */
  providerNames: Readonly<Record<string, string>>;
  /** `canVisibleFavoriteIcon` of games-config. */
  canLike?: boolean;
  /** For tiles in the first visible row. */
  eager?: boolean;
}

export function GameTile({ as, game, providerNames, canLike = true, eager }: GameTileProps) {
  const text = useText();
  // Where nothing may be advertised a tile says nothing of its table.
  const root = use(PageDataContext).root as { showsTables?: true } | undefined;
  const like = useLike(game.sysname);
  const href = paths.game.build({ sysname: game.sysname });
  return (
    <Tile
      as={as}
      href={href}
      name={game.name}
      provider={providerNames[game.provider] ?? game.provider}
      cover={{ ...coverSet(game.image), hue: game.hue }}
      results={root?.showsTables && game.results}
      resultsLabel={text('hall.results')}
      limits={root?.showsTables && game.limits}
      badge={game.badge && { kind: game.badge, text: text(`hall.badge.${game.badge}`) }}
      playText={text('hall.play')}
      demo={game.hasDemo ? { href: href + hashKeys.demo, text: text('hall.demo') } : undefined}
      favorite={canLike ? { on: like.on, label: text('hall.favorite'), onToggle: like.toggle } : undefined}
      eager={eager}
      link={renderPathLink}
    />
  );
}
