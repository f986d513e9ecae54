import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { mergeById } from '#shared/api/mergeById.ts';
import { HISTORY_PAGE_SIZE } from '#shared/constants.ts';
import type { HistoryQuery } from './historyQuery.ts';
import { type HistoryPart, loadHistoryPart } from './loadHistoryPart.ts';

/** Rows of the loader and of later pages, in their newest state. Another tab or filter starts anew. */
export function useHistory(first: HistoryPart, query: HistoryQuery) {
  const { call, stores } = useApp();
  const { tab, state, period, from, to } = query;
  const key = `${tab} ${state} ${period} ${from} ${to}`;
  const [grown, setGrown] = useState<{ key: string; part: HistoryPart } | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const abort = useRef<AbortController | null>(null);
  useEffect(() => {
    setGrown(null);
    setStatus('idle');
    return () => abort.current?.abort();
  }, [key]);

  const more = grown?.key === key ? grown.part : null;
  // After a reload the loader's rows are newer.
  const rows = mergeById(mergeById(first.rows, more?.rows ?? []), first.rows);
  const fetched = Math.max(first.fetched, more?.fetched ?? 0);
  const total = more?.total ?? first.total;

  async function loadMore(): Promise<void> {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setStatus('loading');
    try {
      const range = { offset: fetched, count: HISTORY_PAGE_SIZE, now: await platformNow({ call, stores }), signal };
      const part = await loadHistoryPart({ call }, query, range);
      if (signal.aborted) return;
      setGrown({ key, part: { ...part, rows: mergeById(rows, part.rows) } });
      setStatus('idle');
    } catch {
      if (!signal.aborted) setStatus('failed');
    }
  }

  return { rows, fetched, total: Math.max(total, fetched), status, loadMore };
}
