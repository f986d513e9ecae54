import { useEffect, useRef } from 'react';
import type { LiveEvents, LiveKind } from '#shared/live/LiveEvents.ts';
import { LIVE_NEWS } from './dispatchLiveNews.ts';

/** Calls `run` for each pushed change. Without a stream there are none, so the caller must also poll. */
export function useLiveNews<K extends LiveKind>(kind: K, run: (data: LiveEvents[K]) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onNews = (event: Event) => {
      const { detail } = event as CustomEvent<{ kind: string; data: LiveEvents[K] }>;
      if (detail.kind === kind) latest.current(detail.data);
    };
    document.addEventListener(LIVE_NEWS, onNews);
    return () => document.removeEventListener(LIVE_NEWS, onNews);
  }, [kind]);
}
