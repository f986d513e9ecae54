import { use, useEffect, useRef } from 'react';
import { PageDataContext } from '#client/context/PageDataContext.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useReload } from '#client/context/useReload.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { afterPause } from './afterPause.ts';
import { hasLateSection } from './hasLateSection.ts';
import { retryPause } from './retryPause.ts';

/**
 * Reloads the data of a page whose sections, or which itself, were late on the server. The browser has a larger timeout
 * budget. Pauses grow and retries are limited, so that browsers do not flood a platform in trouble.
 */
export function useLateSections(): void {
  const { page, failure } = use(PageDataContext);
  const { pathname } = useLocation();
  const { reload } = useReload();
  const { isPending } = useFacts('session');
  const retries = useRef({ pathname, times: 0 });

  useEffect(() => {
    // usePendingSession reloads the page once the visitor is known.
    if (isPending && retries.current.times === 0) return;
    if (retries.current.pathname !== pathname) retries.current = { pathname, times: 0 };
    const isRetry = retries.current.times > 0;
    let stop: (() => void) | undefined;
    let isOver = false;

    function ask(): void {
      const pause = retryPause(retries.current.times);
      if (pause === undefined || isOver) return;
      stop = afterPause(pause, () => {
        retries.current.times += 1;
        void reload();
      });
    }

    if (failure?.kind === 'late' || (isRetry && failure?.kind === 'failed') || hasLateSection(page, isRetry)) ask();
    // Streamed sections have their own limit, and may be late too.
    else
      void streamedParts(page).then((parts) => {
        if (hasLateSection(parts, isRetry)) ask();
      });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [page, failure, pathname, reload, isPending]);
}

async function streamedParts(page: object): Promise<object> {
  // None of them rejects (`loadDeferred`).
  return Promise.all(Object.values(page).filter((part) => part instanceof Promise));
}
