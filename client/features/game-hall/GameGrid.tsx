import { useEffect, useRef, useState } from 'react';
import { VIRTUAL_LIST_MAX_ITEMS } from '../../../shared/constants.ts';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import type { GameCard } from '../../games/gameCard.ts';
import { GameTile } from '../../games/GameTile.tsx';
import { HALL_PAGES, type HallQuery, hallHref } from '../../../shared/hallQuery.ts';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import { VirtualGrid } from '../../ui/VirtualGrid.tsx';
import styles from './GameGrid.module.css';
import type { HallGames } from './loadHallGames.ts';
import { useGamePages } from './useGamePages.ts';

interface GameGridProps {
  query: HallQuery;
  first: HallGames;
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
  /** Another list is on its way. */
  isBusy: boolean;
}

/** Skeletons while a page is on its way: two rows at the widest. */
const WAITING = 14;
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
  const foot = useRef<HTMLDivElement>(null);
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

  const waiting = status === 'loading' ? WAITING : 0;
  const items: (GameCard | null)[] = [...games, ...Array.from({ length: waiting }, () => null)];
  const shown = Math.min(games.length, first.total, VIRTUAL_LIST_MAX_ITEMS);
  return (
    <div>
      <div aria-busy={isBusy || status === 'loading'} className={isBusy ? styles.busy : undefined}>
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
            if (status !== 'failed') setByItselfTo(pages + 1 + BY_ITSELF);
            loadMore();
          }}
        />
      </div>
    </div>
  );
}
