import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import type { Winner } from '#shared/api/play/jackpots.contract.ts';
import { loadWinners, type WinnersPart } from './loadWinners.ts';
import { mergeWinners } from './mergeWinners.ts';

/** The server caches the list this long (CACHE_PLATFORM_WINNERS). */
const PERIOD_MS = 30_000;

interface Later {
  first: WinnersPart;
  items: Winner[];
  hasMore: boolean;
}

/** The page's latest wins, newer ones since, and older ones loaded by the button. */
export function useLatestWinners(first: WinnersPart) {
  const app = useApp();
  const [later, setLater] = useState<Later | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { items, hasMore } = later?.first === first ? later : first;

  const add = (change: (was: { items: Winner[]; hasMore: boolean }) => { items: Winner[]; hasMore: boolean }) =>
    setLater((was) => ({ first, ...change(was?.first === first ? was : first) }));

  // On failure the shown list stays; the next period retries.
  useWhileVisible(async () => {
    const part = await loadWinners(app, 0);
    add((was) => ({ items: mergeWinners(part.items, was.items), hasMore: was.hasMore }));
  }, PERIOD_MS);

  const loadMore = () => {
    if (status === 'loading') return;
    const { signal } = (abort.current = new AbortController());
    setStatus('loading');
    loadWinners(app, items.length, signal).then(
      (part) => {
        add((was) => ({ items: mergeWinners(was.items, part.items), hasMore: part.hasMore }));
        setStatus('idle');
      },
      () => !signal.aborted && setStatus('failed'),
    );
  };
  return { items, hasMore, status, loadMore };
}
