import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { growAmount } from './growAmount.ts';
import { JACKPOT_PERIOD_MS } from './useLiveJackpots.ts';

const STEP_MS = 250;

/**
 * The sum of a jackpot. It rises to each new sum during the time until the next one, so it lags a few seconds but never shows
 * more than the real sum. With reduced motion it changes at once.
 */
export function GrowingAmount({ amount }: { amount: number }) {
  const isCalm = useReducedMotion();
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);

  useEffect(() => {
    const from = latest.current;
    const show = (value: number) => {
      latest.current = value;
      setShown(value);
    };
    if (isCalm || amount <= from) return show(amount);
    const since = performance.now();
    const timer = setInterval(() => {
      const share = (performance.now() - since) / JACKPOT_PERIOD_MS;
      show(growAmount(from, amount, share));
      if (share >= 1) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [amount, isCalm]);

  return formatNumber(shown);
}
