import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReload } from '#client/context/useReload.ts';
import { GameTile } from '#client/entities/game/GameTile.tsx';
import type { GameCard } from '#client/entities/game/gameCard.ts';
import { useKeyboardIn } from '#client/entities/game/useKeyboardIn.ts';
import { useOutOfSight } from '#client/entities/game/useOutOfSight.ts';
import { useText } from '#client/i18n/useText.ts';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';
import { useGridShape } from '#client/ui/layout/tiles/useGridShape.ts';
import { VirtualGrid } from '#client/ui/layout/tiles/VirtualGrid.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { LoadMore } from '#client/ui/navigation/LoadMore.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { useFirstNew } from '#client/ui/navigation/useFirstNew.ts';
import { VIRTUAL_LIST_MAX_ITEMS } from '#shared/constants.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { HALL_PAGE, HALL_PAGES, type HallQuery, hallHref } from '#shared/url/hallQuery.ts';
import styles from './GameGrid.module.css';
import type { HallGames } from './loadHallGames.ts';
import { rowsToCome } from './rowsToCome.ts';
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
/** Pages that load while the list is scrolled; limited, so that the footer can be reached. A press of the button loads one. */
const AUTOMATIC_PAGES = 3;
/** How far before its place is visible the next page is requested. */
const AHEAD = '600px';

/**
 * Infinite grid: the server's games, then more pages. A far page of the server begins in the middle of the list; the games before it are
 * loaded on request. "More" and "earlier" are links, so they work without JavaScript. For the keyboard nothing loads by itself: each new
 * row would move the button away.
 */
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
  const isKeyboard = useKeyboardIn(grid, foot);
  const press = useFirstNew({
    length: games.length,
    status,
    // The first link of a tile is that of its demo.
    stopAt: (index) =>
      grid.current?.querySelector<HTMLElement>(`[aria-posinset="${first.offset + index + 1}"] a:not([aria-label])`),
  });
  const { reload, isReloading } = useReload();
  /** Pixels between the top of the screen and the end of the page, when the earlier games were asked for. */
  const belowTop = useRef<number>(undefined);
  const load = useRef(loadMore);
  useEffect(() => {
    load.current = loadMore;
  });

  const shown = Math.min(first.offset + games.length, first.total, VIRTUAL_LIST_MAX_ITEMS);
  const toCome =
    Math.min(automaticUntil * HALL_PAGE, first.total, VIRTUAL_LIST_MAX_ITEMS) - first.offset - games.length;
  // Reserve the space of automatic pages, or they would push the footer away.
  const hasPlace = hasMore && status !== 'failed' && (isPressed || (isOut && !isKeyboard)) && shape !== null;
  const waiting = status === 'loading' ? Math.max(0, Math.min(HALL_PAGE, toCome)) : 0;
  const items: (GameCard | null)[] = [...games, ...Array.from({ length: waiting }, () => null)];
  const height = hasPlace ? rowsToCome(items.length, toCome - waiting, shape.columns) * shape.rowHeight : 0;
  useLayoutEffect(() => {
    // Not a style attribute, which the content security policy drops.
    place.current?.style.setProperty('height', `${height}px`);
  }, [height]);

  useLayoutEffect(() => {
    if (first.offset > 0 || belowTop.current === undefined) return;
    // The games that were on screen stay there, and the link that had the focus is gone.
    window.scrollTo(0, document.documentElement.scrollHeight - belowTop.current);
    belowTop.current = undefined;
    grid.current?.focus({ preventScroll: true });
  }, [first.offset]);

  const isWatching = hasPlace && !isKeyboard && status === 'idle' && pages < automaticUntil && !isBusy;
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
      {first.offset > 0 && (
        <p className={styles.earlier}>
          <ButtonLink
            href={hallHref({ ...query, page: first.offset / HALL_PAGE })}
            rel="nofollow"
            link={renderLocaleLink}
            aria-busy={isReloading || undefined}
            aria-disabled={isReloading || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              if (isReloading) return;
              belowTop.current = document.documentElement.scrollHeight - window.scrollY;
              // In the browser the loader returns the whole list up to this page.
              void reload();
            }}
          >
            {text('hall.earlier')}
          </ButtonLink>
        </p>
      )}
      <div
        ref={grid}
        tabIndex={-1}
        aria-busy={isBusy || status === 'loading'}
        className={isBusy ? styles.busy : undefined}
      >
        <VirtualGrid
          columns="hall"
          items={items}
          offset={first.offset}
          total={Math.min(first.total, VIRTUAL_LIST_MAX_ITEMS)}
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
            setAutomaticUntil(pages + 1);
            press();
            loadMore();
          }}
        />
      </div>
    </div>
  );
}
