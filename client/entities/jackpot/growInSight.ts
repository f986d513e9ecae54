import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import { growAmount } from './growAmount.ts';

const STEP_MS = 250;

interface Growth {
  from: number;
  to: number;
  periodMs: number;
  show: (sum: number) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Shows sums that rise from `from` to `to` during the period until the next one, so they lag a few seconds but are never more than the
 * real sum. Only while the element is in sight: a figure that nobody sees costs no layout, and has the sum of the moment when it
 * comes into sight. With reduced motion, and after the jackpot was won, the new sum is shown at once.
 */
export function growInSight(element: Element | null, { from, to, periodMs, show, signal }: Growth): void {
  if (signal.aborted) return;
  if (!element || to <= from || isMotionReduced()) return show(to);
  const since = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    observer.disconnect();
    clearInterval(timer);
  };
  const step = () => {
    const share = (performance.now() - since) / periodMs;
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
  signal.addEventListener('abort', stop);
}
