import { useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useFacts } from '#client/stores/useFacts.ts';

/**
 * Milliseconds that the platform's clock is ahead of this device's; null until known. Until then nothing of money or rewards is decided or
 * counted down: this device's clock may be days wrong.
 */
export function useClockOffset(): number | null {
  const { call, stores } = useApp();
  const { isPlayer } = useFacts('session');
  const { clockOffset } = useFacts('general');
  useEffect(() => {
    const ask = () =>
      void import('./askClockOffset.ts')
        .then(({ askClockOffset }) => askClockOffset({ call, stores }))
        // The file failed to load: the next page asks, or the return of the network.
        .catch(() => undefined);
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [call, stores, isPlayer]);
  return clockOffset;
}
