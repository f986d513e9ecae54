import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeyboardIn } from '#client/entities/game/useKeyboardIn.ts';
import { useOutOfSight } from '#client/entities/game/useOutOfSight.ts';
import { savesData } from '#client/lib/visitor/savesData.ts';
import { autoLoadCount } from './autoLoadCount.ts';
import { ROUNDS_PAGE } from './betsQuery.ts';
import type { useRounds } from './useRounds.ts';

/** Pages that load without a press, after the first page and after each press: the footer must stay within reach. */
const AUTO_PAGES = 10;
/** How far ahead of the view the next page is requested. */
const AHEAD = '1000px';

/**
 * The next page loads as the end of the list nears, into a place of the final height. The button is for everything else:
 * keyboard users, whom new rows would push away from it, Save-Data, failures and pages without JavaScript.
 */
export function useEndless(
  list: RefObject<HTMLElement | null>,
  { fetched, total, status, loadMore }: ReturnType<typeof useRounds>,
) {
  const place = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const load = useRef(loadMore);
  /** Number of rows when the button was pressed; null: no press is pending. */
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [until, setUntil] = useState(fetched + AUTO_PAGES * ROUNDS_PAGE);
  const isOut = useOutOfSight(foot, fetched < total);
  const isKeyboard = useKeyboardIn(list, foot);
  useEffect(() => {
    load.current = loadMore;
  });
  useEffect(() => setWanted(!savesData()), []);

  const isOff = !isWanted || !isOut || isKeyboard || status === 'failed' || pressedAt !== null;
  const coming = isOff ? 0 : autoLoadCount({ fetched, total, until });
  useLayoutEffect(() => {
    const height = ((list.current?.offsetHeight ?? 0) / Math.max(fetched, 1)) * coming;
    // By script: the content policy drops style attributes.
    place.current?.style.setProperty('height', `${height}px`);
  }, [list, fetched, coming]);

  const isWatching = coming > 0 && status === 'idle';
  useEffect(() => {
    if (!isWatching || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWatching]);

  // After a press the focus moves to the first new row, or stays for another try.
  useEffect(() => {
    if (pressedAt === null || status === 'loading') return;
    const row = rowsOf(list)?.[pressedAt];
    const next = status === 'failed' ? foot.current?.querySelector('button') : row?.querySelector('a');
    next?.focus();
    setPressedAt(null);
  }, [list, status, pressedAt]);

  return {
    place,
    foot,
    press(): void {
      setPressedAt(rowsOf(list)?.length ?? 0);
      setUntil(fetched + (1 + AUTO_PAGES) * ROUNDS_PAGE);
      void loadMore();
    },
  };
}

const rowsOf = (list: RefObject<HTMLElement | null>) => list.current?.querySelectorAll(':scope > ul > li');
