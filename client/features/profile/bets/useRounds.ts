import { useEffect, useRef, useState } from 'react';
import { mergeById } from '../../../../shared/api/mergeById.ts';
import { useApp } from '../../../context/useApp.ts';
import { type BetsQuery, betsAddress, ROUNDS_PAGE } from './betsQuery.ts';
import { loadRounds, type RoundsPart } from './loadRounds.ts';

/** The rounds of the loader and what was asked for after them. Another filter begins anew. */
export function useRounds(first: RoundsPart, query: BetsQuery) {
  const { call } = useApp();
  const key = betsAddress({ ...query, shown: 0, open: null });
  const [grown, setGrown] = useState<{ key: string; part: RoundsPart } | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const abort = useRef<AbortController | null>(null);
  useEffect(() => {
    setGrown(null);
    setStatus('idle');
    return () => abort.current?.abort();
  }, [key]);
  const more = grown?.key === key ? grown.part : null;
  const rows = mergeById(first.rows, more?.rows ?? []);
  const fetched = Math.max(first.fetched, more?.fetched ?? 0);

  async function loadMore(): Promise<void> {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setStatus('loading');
    try {
      const part = await loadRounds({ call }, query, { offset: fetched, count: ROUNDS_PAGE, signal });
      if (signal.aborted) return;
      setGrown({ key, part: { ...part, rows: mergeById(more?.rows ?? [], part.rows) } });
      setStatus('idle');
    } catch {
      if (!signal.aborted) setStatus('failed');
    }
  }

  return { rows, fetched, total: Math.max(more?.total ?? first.total, fetched), status, loadMore };
}
