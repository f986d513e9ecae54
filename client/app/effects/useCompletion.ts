import { useEffect, useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useFacts } from '#client/stores/useFacts.ts';

/** Milliseconds between openings: a dialog whose code fails to load closes at once, and must not be reopened in a loop. */
const AGAIN_MS = 5_000;

/**
 * Opens the completion form of an account registered elsewhere until it is complete: also after a reload, Back or a dialog
 * that failed to load, or age and terms would stay unconfirmed.
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
