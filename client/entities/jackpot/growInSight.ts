import { growAmount } from './growAmount.ts';
import { JACKPOT_PERIOD_MS } from './useLiveJackpots.ts';

const STEP_MS = 250;

/**
 * Reports sums that rise from `from` to `to` within a period, while the element is in sight: a figure that nobody sees costs no
 * layout. When it comes into sight it has the sum of that moment. Returns a function that stops it.
 */
export function growInSight(element: Element, from: number, to: number, show: (sum: number) => void): () => void {
  const since = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    observer.disconnect();
    clearInterval(timer);
  };
  const step = () => {
    const share = (performance.now() - since) / JACKPOT_PERIOD_MS;
    show(growAmount(from, to, share));
    if (share >= 1) stop();
  };
  const observer = new IntersectionObserver((entries) => {
    clearInterval(timer);
    // A busy page gets several changes at once, the newest last.
    if (!entries.at(-1)?.isIntersecting) return;
    timer = setInterval(step, STEP_MS);
    step();
  });
  observer.observe(element);
  return stop;
}
