import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { JACKPOT_PERIOD_MS } from './useLiveJackpots.ts';

/** The sum of a jackpot, which rises to each new sum (growInSight). */
export function GrowingAmount({ amount }: { amount: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef(amount);
  const [shown, setShown] = useState(amount);

  useEffect(() => {
    const from = latest.current;
    if (amount === from) return;
    latest.current = amount;
    const abort = new AbortController();
    // Lazy: a first page has no newer sum yet.
    import('./growInSight.ts').then(
      ({ growInSight }) =>
        growInSight(place.current, {
          from,
          to: amount,
          periodMs: JACKPOT_PERIOD_MS,
          show: setShown,
          signal: abort.signal,
        }),
      () => setShown(amount),
    );
    return () => abort.abort();
  }, [amount]);

  return <span ref={place}>{formatNumber(shown)}</span>;
}
