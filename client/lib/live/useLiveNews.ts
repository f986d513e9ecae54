import { useEffect, useRef } from 'react';
import type { LiveEvents, LiveKind } from '../../../shared/live/LiveEvents.ts';
import { LIVE_NEWS } from './tellLiveNews.ts';

/** Runs when the site tells of a change by itself. Where it cannot, nothing comes: whoever shows something also asks. */
export function useLiveNews<K extends LiveKind>(kind: K, run: (data: LiveEvents[K]) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<{ kind: string; data: LiveEvents[K] }>;
      if (detail.kind === kind) latest.current(detail.data);
    };
    document.addEventListener(LIVE_NEWS, hear);
    return () => document.removeEventListener(LIVE_NEWS, hear);
  }, [kind]);
}
