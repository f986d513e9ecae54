import { useEffect } from 'react';
import { useFacts } from './useFacts.ts';
import { useStore } from './useStore.ts';
import { clockOffsetOf } from '../lib/transport/clockOffsetOf.ts';

/** Milliseconds that the site's clock is ahead of this device's; 0 until known, or if unknown. Requested once per document. */
export function useClockOffset(): number {
  const general = useStore('general');
  const { clockOffset } = useFacts('general');
  useEffect(() => {
    if (general.clockOffset !== null) return;
    general.setClockOffset(0);
    const ask = () => fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' });
    void clockOffsetOf(ask, Date.now).then((offset) => general.setClockOffset(offset));
  }, [general]);
  return clockOffset ?? 0;
}
