import { useEffect, useRef } from 'react';
import { watchReturn } from '#client/lib/live/watchReturn.ts';

/** Calls `run` when the visitor returns to the page from another tab, window or app. */
export function useOnReturn(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => watchReturn(() => latest.current()), []);
}
