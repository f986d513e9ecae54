import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { mergeById } from '#shared/api/mergeById.ts';
import { type BetsQuery, ROUNDS_PAGE } from './betsQuery.ts';
import { loadRounds, type RoundsPart } from './loadRounds.ts';

/** Rounds of the loader and of later pages. One instance per list: use the list's address as the component's `key`. */
export function useRounds(first: RoundsPart, query: BetsQuery) {
  const { call } = useApp();
  const [more, setMore] = useState<RoundsPart | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const rows = mergeById(first.rows, more?.rows ?? []);
  const fetched = Math.max(first.fetched, more?.fetched ?? 0);

  async function loadMore(): Promise<void> {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setStatus('loading');
    try {
      const part = await loadRounds({ call }, query, { offset: fetched, count: ROUNDS_PAGE, signal });
      if (signal.aborted) return;
      setMore((shown) => ({ ...part, rows: mergeById(shown?.rows ?? [], part.rows) }));
      setStatus('idle');
    } catch {
      if (!signal.aborted) setStatus('failed');
    }
  }

  return { rows, fetched, total: Math.max(more?.total ?? first.total, fetched), status, loadMore };
}
