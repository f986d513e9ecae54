import { useEffect, useState } from 'react';
import { useApp } from '../../context/useApp.ts';
import type { JackpotCard } from './jackpotCard.ts';

/** The server keeps the sums this long anyway (CACHE_PLATFORM_JACKPOTS). */
export const JACKPOT_PERIOD_MS = 10_000;

/** Sums by the pot's id: those that came with the page, and while it is looked at, those of the last seconds. `first` must be one array as long as the page is one; `isStill`: nothing is asked for. */
export function useLiveJackpots(first: readonly JackpotCard[], isStill = false): Readonly<Record<string, number>> {
  const { call, content } = useApp();
  // What was loaded belongs to the pots of the page: a reload of the page brings newer ones.
  const [later, setLater] = useState<{ first: readonly JackpotCard[]; sums: Record<string, number> } | null>(null);
  useEffect(() => {
    if (isStill) return;
    let isOver = false;
    let stop = () => clearInterval(timer);
    const timer = setInterval(() => {
      // Not with the page: what reads answers is heavier than what shows them. Where it does not come, the next period tries again.
      import('./watchJackpots.ts').then(
        ({ watchJackpots }) => {
          stop();
          const onJackpots = (jackpots: JackpotCard[]) => setLater({ first, sums: sumsOf(jackpots) });
          if (!isOver) stop = watchJackpots({ call, content }, JACKPOT_PERIOD_MS, onJackpots);
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
