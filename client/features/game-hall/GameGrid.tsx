import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { VIRTUAL_LIST_MAX_ITEMS } from '../../../shared/constants.ts';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import type { GameCard } from '../../entities/game/gameCard.ts';
import { GameTile } from '../../entities/game/GameTile.tsx';
import { HALL_PAGE, HALL_PAGES, type HallQuery, hallHref } from '../../../shared/url/hallQuery.ts';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { useOutOfSight } from '../../entities/game/useOutOfSight.ts';
import { LoadMore } from '../../ui/navigation/LoadMore.tsx';
import { TileSkeleton } from '../../ui/layout/tiles/TileSkeleton.tsx';
import { useGridShape } from '../../ui/layout/tiles/useGridShape.ts';
import { VirtualGrid } from '../../ui/layout/tiles/VirtualGrid.tsx';
import styles from './GameGrid.module.css';
import { rowsToCome } from './rowsToCome.ts';
import type { HallGames } from './loadHallGames.ts';
import { useGamePages } from './useGamePages.ts';

interface GameGridProps {
  query: HallQuery;
  first: HallGames;
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
  /** Another list is loading. */
  isBusy: boolean;
}

/** Tiles of the first row at the greatest width. */
const EAGER = 7;
/** Pages loaded automatically after a press of the button; limited, so that the footer can be reached. */
const AUTOMATIC_PAGES = 3;
/** How far before its place is visible the next page is requested. */
const AHEAD = '600px';

/** Infinite grid: the server's games, then more pages. "More" is a link, so it works without JavaScript. */
export function GameGrid({ query, first, providerNames, canLike, isBusy }: GameGridProps) {
  const text = useText();
  const { games, pages, status, hasMore, loadMore } = useGamePages(query, first);
  const [automaticUntil, setAutomaticUntil] = useState(query.page + AUTOMATIC_PAGES);
  const [isPressed, setPressed] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const shape = useGridShape(grid);
  const isOut = useOutOfSight(foot, hasMore);
  const load = useRef(loadMore);
  useEffect(() => {
    load.current = loadMore;
  });

  const shown = Math.min(games.length, first.total, VIRTUAL_LIST_MAX_ITEMS);
  const toCome = Math.min(automaticUntil * HALL_PAGE, first.total, VIRTUAL_LIST_MAX_ITEMS) - games.length;
  // Reserve the space of automatic pages, or they would push the footer away.
  const hasPlace = hasMore && status !== 'failed' && (isOut || isPressed) && shape !== null;
  const waiting = status === 'loading' ? Math.max(0, Math.min(HALL_PAGE, toCome)) : 0;
  const items: (GameCard | null)[] = [...games, ...Array.from({ length: waiting }, () => null)];
  const height = hasPlace ? rowsToCome(items.length, toCome - waiting, shape.columns) * shape.rowHeight : 0;
  useLayoutEffect(() => {
    // Not a style attribute, which the content security policy drops.
    place.current?.style.setProperty('height', `${height}px`);
  }, [height]);

  const isWatching = hasPlace && status === 'idle' && pages < automaticUntil && !isBusy;
  useEffect(() => {
    if (!isWatching || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWatching]);

  return (
    <div>
      <div ref={grid} aria-busy={isBusy || status === 'loading'} className={isBusy ? styles.busy : undefined}>
        <VirtualGrid
          columns="hall"
          items={items}
          label={text('hall.list')}
          keyOf={(game, index) => game?.sysname ?? index}
          renderItem={(game, index) =>
            game ? (
              <GameTile game={game} providerNames={providerNames} canLike={canLike} eager={index < EAGER} />
            ) : (
              <TileSkeleton />
            )
          }
        />
      </div>
      <div ref={place} />
      <div ref={foot}>
        <LoadMore
          shown={shown}
          total={first.total}
          statusText={
            status === 'loading'
              ? text('hall.loading')
              : text('hall.shown', { shown: formatNumber(shown), total: formatNumber(first.total) })
          }
          moreText={text('hall.more')}
          href={hallHref({ ...query, page: pages + 1 })}
          link={renderLocaleLink}
          loading={status === 'loading'}
          ended={!hasMore}
          failed={status === 'failed' ? { title: text('hall.moreFailed'), retryText: text('hall.retry') } : undefined}
          note={pages >= HALL_PAGES && shown < first.total ? text('hall.narrow') : undefined}
          onMore={() => {
            setPressed(true);
            if (status !== 'failed') setAutomaticUntil(pages + 1 + AUTOMATIC_PAGES);
            loadMore();
          }}
        />
      </div>
    </div>
  );
}
