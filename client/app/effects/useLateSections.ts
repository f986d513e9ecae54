import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageDataContext } from '../../context/PageDataContext.ts';
import { useReload } from '../../context/useReload.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { afterPause } from './afterPause.ts';
import { hasLateSection } from './hasLateSection.ts';
import { retryPause } from './retryPause.ts';

/**
 * The server waits only so long for the sections of a first page, or for the page itself. What had not come by then is
 * asked for by the browser, which has a larger timeout budget: by growing pauses, and only so often, for a platform in trouble
 * needs no storm of questions from everybody.
 */
export function useLateSections(): void {
  const { page, failure } = use(PageDataContext);
  const { pathname } = useLocation();
  const { reload } = useReload();
  const { isPending } = useFacts('session');
  const asked = useRef({ pathname, times: 0 });

  useEffect(() => {
    // The page comes anew with who the visitor is (usePendingSession).
    if (isPending && asked.current.times === 0) return;
    if (asked.current.pathname !== pathname) asked.current = { pathname, times: 0 };
    const isRetry = asked.current.times > 0;
    let stop: (() => void) | undefined;
    let isOver = false;

    function ask(): void {
      const pause = retryPause(asked.current.times);
      if (pause === undefined || isOver) return;
      stop = afterPause(pause, () => {
        asked.current.times += 1;
        void reload();
      });
    }

    if (failure?.kind === 'late' || (isRetry && failure?.kind === 'failed') || hasLateSection(page, isRetry)) ask();
    // Sections that stream have a limit of their own, and may be late after all.
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
