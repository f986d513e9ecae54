import { useEffect, useEffectEvent } from 'react';

/** Runs `onReturn` when the browser has a network again. */
export function useNetworkReturn(onReturn: () => void): void {
  const run = useEffectEvent(onReturn);
  useEffect(() => {
    const listener = () => run();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
