import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import type { GameCard } from '../../games/gameCard.ts';
import { GameTile } from '../../games/GameTile.tsx';
import { HALL_PAGES, type HallQuery, hallHref } from '../../../shared/hallQuery.ts';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import tileGrid from '../../ui/TileGrid.module.css';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import styles from './GameGrid.module.css';
import type { HallGames } from './loadHallGames.ts';
import { useGamePages } from './useGamePages.ts';
import { useGridShape } from './useGridShape.ts';

const VirtualGrid = lazy(async () => ({ default: (await import('./VirtualGrid.tsx')).VirtualGrid<GameCard | null> }));

interface GameGridProps {
  query: HallQuery;
  first: HallGames;
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
  /** Another list is on its way. */
  isBusy: boolean;
}

/** Longer lists keep only what is near the screen in the page. */
const VIRTUAL_FROM = 60;
/** The first row at its widest. */
const EAGER = 7;
/** Pages that come by themselves after a press of the button: the foot of the site must be within reach. */
const BY_ITSELF = 3;
/** The next page is asked for this far before its place is seen. */
const AHEAD = '600px';

/** The endless grid: what the server drew, then page after page; "more" is a link, so it works without script too. */
export function GameGrid({ query, first, providerNames, canLike, isBusy }: GameGridProps) {
  const text = useText();
  const { games, pages, status, hasMore, loadMore } = useGamePages(query, first);
  const [byItselfTo, setByItselfTo] = useState(query.page + BY_ITSELF);
  const box = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const shape = useGridShape(box);
  const load = useRef(loadMore);
  useEffect(() => {
    load.current = loadMore;
  });

  const isWatching = hasMore && status === 'idle' && pages < byItselfTo && !isBusy;
  useEffect(() => {
    if (!isWatching || !foot.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isWatching]);

  const columns = shape?.columns ?? 4;
  // Skeletons fill the row that is open and one more.
  const waiting = status === 'loading' ? columns + ((columns - (games.length % columns)) % columns) : 0;
  const items = [...games, ...Array.from({ length: waiting }, () => null)];
  const renderItem = (game: GameCard | null, index: number, Item: 'li' | 'div') => (
    <Item key={game?.sysname ?? index} role={Item === 'div' ? 'listitem' : undefined}>
      {game ? (
        <GameTile game={game} providerNames={providerNames} canLike={canLike} eager={index < EAGER} />
      ) : (
        <TileSkeleton />
      )}
    </Item>
  );
  const plain = (
    <ul data-grid="" aria-label={text('hall.list')} className={clsx(tileGrid.grid, tileGrid.hall, styles.grid)}>
      {items.map((game, index) => renderItem(game, index, 'li'))}
    </ul>
  );
  const shown = Math.min(games.length, first.total);
  return (
    <div>
      <div ref={box} aria-busy={isBusy || status === 'loading'} className={isBusy ? styles.busy : undefined}>
        {shape && games.length > VIRTUAL_FROM ? (
          <Suspense fallback={plain}>
            <VirtualGrid
              {...shape}
              items={items}
              label={text('hall.list')}
              renderItem={(game, index) => renderItem(game, index, 'div')}
            />
          </Suspense>
        ) : (
          plain
        )}
      </div>
      <div ref={foot} className={styles.end}>
        <progress className={styles.progress} value={shown} max={first.total} aria-hidden="true" />
        <p role="status">
          {status === 'loading'
            ? text('hall.loading')
            : text('hall.shown', { shown: formatNumber(shown), total: formatNumber(first.total) })}
        </p>
        {status === 'failed' && (
          <ErrorState title={text('hall.moreFailed')} retryText={text('hall.retry')} onRetry={loadMore} />
        )}
        {hasMore && status !== 'failed' && (
          <ButtonLink
            href={hallHref({ ...query, page: pages + 1 })}
            rel="nofollow"
            aria-disabled={status === 'loading'}
            link={renderLocaleLink}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              setByItselfTo(pages + 1 + BY_ITSELF);
              loadMore();
            }}
          >
            {text('hall.more')}
          </ButtonLink>
        )}
        {pages >= HALL_PAGES && shown < first.total && <p>{text('hall.narrow')}</p>}
      </div>
    </div>
  );
}
