import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { createShare, type Share } from './createShare.ts';
import type { JackpotCard } from './jackpotCard.ts';

/** The server caches the sums this long (CACHE_PLATFORM_JACKPOTS). */
export const JACKPOT_PERIOD_MS = 10_000;

export type Sums = Readonly<Record<string, number>>;

interface Options {
  /** No updates. */
  isStill?: boolean;
  /** Of the page, where two components show the same jackpots: they rise together, by one request a period. */
  share?: Share<Sums>;
}

/**
 * Sums by jackpot id: those of the page, which rise to newer ones while the page is visible. `first` must be the same array as long as the page's
 * data is the same.
 */
export function useLiveJackpots(
  first: readonly Pick<JackpotCard, 'id' | 'amount'>[],
  { isStill = false, share }: Options = {},
): Sums {
  const { call, content } = useApp();
  const [shared] = useState(() => share ?? createShare<Sums>());
  // Updates belong to the page's data: a reload brings newer sums, which replace them.
  const [later, setLater] = useState<{ first: readonly Pick<JackpotCard, 'id' | 'amount'>[]; sums: Sums } | null>(null);
  useEffect(() => {
    if (isStill) return;
    return shared(first, (sums) => setLater({ first, sums }), watch);

    function watch(show: (sums: Sums) => void) {
      let isOver = false;
      let stop = () => clearInterval(timer);
      const timer = setInterval(() => {
        // Lazy: the code that parses answers is larger than the code that shows them. A failed import is retried at the next period.
        import('./watchJackpots.ts').then(
          ({ watchJackpots }) => {
            stop();
            if (!isOver)
              stop = watchJackpots({ call, content }, { from: sumsOf(first), periodMs: JACKPOT_PERIOD_MS, show });
          },
          () => undefined,
        );
      }, JACKPOT_PERIOD_MS);
      return () => {
        isOver = true;
        stop();
      };
    }
  }, [isStill, first, shared, call, content]);
  return later?.first === first ? later.sums : sumsOf(first);
}

function sumsOf(jackpots: readonly Pick<JackpotCard, 'id' | 'amount'>[]): Record<string, number> {
  return Object.fromEntries(jackpots.map(({ id, amount }) => [String(id), amount.amount]));
}
