import { useEffect, useRef } from 'react';
import type { LiveEvents } from '#shared/live/LiveEvents.ts';
import { LIVE_NEWS } from './dispatchLiveNews.ts';

interface LiveNews extends LiveEvents {
  /** The stream has fallen silent: what has changed since is not known. */
  lost: null;
}

/** Calls `run` for each pushed change, or when the stream is lost. Without a stream there are none, so the caller must also poll. */
export function useLiveNews<K extends keyof LiveNews>(kind: K, run: (data: LiveNews[K]) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onNews = (event: Event) => {
      const { detail } = event as CustomEvent<{ kind: string; data: LiveNews[K] }>;
      if (detail.kind === kind) latest.current(detail.data);
    };
    document.addEventListener(LIVE_NEWS, onNews);
    return () => document.removeEventListener(LIVE_NEWS, onNews);
  }, [kind]);
}
