import { useEffect } from 'react';
import { useApp } from '../../context/useApp.ts';
import { useReload } from '../../context/useReload.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { afterPause } from './afterPause.ts';
import { lastPause, retryPause } from './retryPause.ts';

/**
 * The server did not wait for who the visitor is: the browser asks, and then has the page anew as theirs. Nothing can stand
 * in for that answer, so the questions do not end; they only grow rare.
 */
export function usePendingSession(): void {
  const { call, stores } = useApp();
  const { isPending, fatal } = useFacts('session');
  const { reload } = useReload();
  const isOpen = isPending && !fatal;

  useEffect(() => {
    if (!isOpen) return;
    let asked = 0;
    let stop = afterPause(0, () => void ask());
    let isOver = false;

    async function ask(): Promise<void> {
      asked += 1;
      const isFirst = asked === 1;
      const isKnown = await import('./settleSession.ts').then(
        ({ settleSession }) => settleSession({ call, stores }),
        () => false,
      );
      // What else the page lacks must not wait for good for an answer that does not come.
      if (isKnown || isFirst) void reload();
      if (!isKnown && !isOver) stop = afterPause(retryPause(asked) ?? lastPause, () => void ask());
    }

    return () => {
      isOver = true;
      stop();
    };
  }, [isOpen, call, stores, reload]);
}
