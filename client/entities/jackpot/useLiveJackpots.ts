import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import type { JackpotCard } from './jackpotCard.ts';

/** The server caches the sums this long (CACHE_PLATFORM_JACKPOTS). */
export const JACKPOT_PERIOD_MS = 10_000;

/**
 * Sums by jackpot id: those of the page, which rise to newer ones while the page is visible. `first` must be the same array as long as the page's
 * data is the same; `isStill`: no updates.
 */
export function useLiveJackpots(first: readonly JackpotCard[], isStill = false): Readonly<Record<string, number>> {
  const { call, content } = useApp();
  // Updates belong to the page's data: a reload brings newer sums, which replace them.
  const [later, setLater] = useState<{ first: readonly JackpotCard[]; sums: Readonly<Record<string, number>> } | null>(
    null,
  );
  useEffect(() => {
    if (isStill) return;
    let isOver = false;
    let stop = () => clearInterval(timer);
    const timer = setInterval(() => {
      // Lazy: the code that parses answers is larger than the code that shows them. A failed import is retried at the next period.
      import('./watchJackpots.ts').then(
        ({ watchJackpots }) => {
          stop();
          const show = (sums: Readonly<Record<string, number>>) => setLater({ first, sums });
          const from = sumsOf(first);
          if (!isOver) stop = watchJackpots({ call, content }, { from, periodMs: JACKPOT_PERIOD_MS, show });
        },
        () => undefined,
      );
    }, JACKPOT_PERIOD_MS);
    return () => {
      isOver = true;
      stop();
    };
  }, [isStill, first, call, content]);
  return later?.first === first ? later.sums : sumsOf(first);
}

function sumsOf(jackpots: readonly JackpotCard[]): Record<string, number> {
  return Object.fromEntries(jackpots.map(({ id, amount }) => [String(id), amount.amount]));
}
