import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the browser is online again. */
export function useNetworkReturn(onReturn: () => void): void {
  const run = useEffectEvent(onReturn);
  useEffect(() => {
    const listener = () => run();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
