import { repeatWhileVisible } from '#client/lib/live/repeatWhileVisible.ts';
import { growInSight } from './growInSight.ts';
import { loadJackpots } from './loadJackpots.ts';

type Sums = Readonly<Record<string, number>>;

interface Watch {
  /** The sums that are shown, by jackpot. */
  from: Sums;
  periodMs: number;
  show: (sums: Sums) => void;
}

/** Shows the sums of now and of each period while the page is visible, growing in between; failures are skipped. Returns a function that stops it. */
export function watchJackpots(app: Parameters<typeof loadJackpots>[0], { from, periodMs, show }: Watch): () => void {
  let shown = from;
  let stopGrowth = () => undefined as void;
  const grow = (sums: Sums) => {
    shown = sums;
    show(sums);
  };
  const ask = async () => {
    const jackpots = await loadJackpots(app);
    const to = Object.fromEntries(jackpots.map(({ id, amount }) => [String(id), amount.amount]));
    stopGrowth();
    if (!isOver) stopGrowth = growInSight({ from: shown, to, periodMs, show: grow });
  };
  let isOver = false;
  const stop = repeatWhileVisible(ask, periodMs, Number.NEGATIVE_INFINITY);
  return () => {
    isOver = true;
    stop();
    stopGrowth();
  };
}
