import { useEffect, useRef } from 'react';
import { useApp } from '../../context/useApp.ts';
import { useFacts } from '../../stores/useFacts.ts';

/** Code that does not come fails at once: it is not asked for in a loop. */
const AGAIN_MS = 5_000;

/**
 * An account made elsewhere is asked for what it lacks until it is whole: after a reload, a step back or a dialog that
 * failed to load the form comes again, or age and terms would stay unconfirmed.
 */
export function useCompletion(): void {
  const { stores } = useApp();
  const { account } = useFacts('session');
  const isAsked = useFacts('dialogs').queue.some(({ name }) => name === 'auth');
  const isWanted = account !== null && !account.is_registration_completed && !isAsked;
  const openedAt = useRef(-AGAIN_MS);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(
      () => {
        openedAt.current = performance.now();
        void stores.dialogs.open('auth', { screen: 'complete' });
      },
      Math.max(0, openedAt.current + AGAIN_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [isWanted, stores]);
}
