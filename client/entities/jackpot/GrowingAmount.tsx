import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';

/**
 * The sum of a jackpot. It rises to each new sum during the time until the next one, so it lags a few seconds but never shows
 * more than the real sum. With reduced motion it changes at once; out of sight it stands still.
 */
export function GrowingAmount({ amount }: { amount: number }) {
  const isCalm = useReducedMotion();
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);

  useEffect(() => {
    const from = latest.current;
    const show = (value: number) => {
      latest.current = value;
      setShown(value);
    };
    if (isCalm || amount <= from || !place.current) return show(amount);
    let isOver = false;
    let stop: (() => void) | undefined;
    // Lazy: a first page has no newer sum yet.
    import('./growInSight.ts').then(
      ({ growInSight }) => {
        if (!isOver && place.current) stop = growInSight(place.current, from, amount, show);
      },
      () => show(amount),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [amount, isCalm]);

  return <span ref={place}>{formatNumber(shown)}</span>;
}
