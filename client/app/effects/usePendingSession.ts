import { useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { afterPause } from './afterPause.ts';
import { lastPause, retryPause } from './retryPause.ts';

/**
 * Asks who the visitor is, where the server did not wait for it, and then reloads the page's data. There is no fallback for
 * that answer, so retries do not end, they only become rare.
 */
export function usePendingSession(): void {
  const { call, stores } = useApp();
  const { isPending, fatal } = useFacts('session');
  const { reload } = useReload();
  const isOpen = isPending && !fatal;

  useEffect(() => {
    if (!isOpen) return;
    let attempts = 0;
    let stop = afterPause(0, () => void ask());
    let isOver = false;

    async function ask(): Promise<void> {
      attempts += 1;
      const isFirst = attempts === 1;
      const isKnown = await import('./settleSession.ts').then(
        ({ settleSession }) => settleSession({ call, stores }),
        () => false,
      );
      // Other late data of the page must not wait for this answer.
      if (isKnown || isFirst) void reload();
      if (!isKnown && !isOver) stop = afterPause(retryPause(attempts) ?? lastPause, () => void ask());
    }

    return () => {
      isOver = true;
      stop();
    };
  }, [isOpen, call, stores, reload]);
}
