import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import { growAmount } from './growAmount.ts';

const STEP_MS = 250;

type Sums = Readonly<Record<string, number>>;

interface Growth {
  from: Sums;
  to: Sums;
  periodMs: number;
  show: (sums: Sums) => void;
}

/**
 * Shows sums, by jackpot, that rise from `from` to `to` during the period until the next ones, so they lag a few seconds but are never
 * more than the real sums. Only while a GrowingAmount is in sight: figures that nobody sees cost no layout, and have the sums of the
 * moment when one comes into sight. With reduced motion the new sums are shown at once. Returns a function that ends it.
 */
export function growInSight({ from, to, periodMs, show }: Growth): () => void {
  if (isMotionReduced()) {
    show(to);
    return () => undefined;
  }
  const since = performance.now();
  const inSight = new Set<Element>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    observer.disconnect();
    clearInterval(timer);
  };
  const step = () => {
    const share = (performance.now() - since) / periodMs;
    show(Object.fromEntries(Object.entries(to).map(([id, sum]) => [id, growAmount(from[id] ?? sum, sum, share)])));
    if (share >= 1) stop();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
    clearInterval(timer);
    if (inSight.size === 0) return;
    timer = setInterval(step, STEP_MS);
    step();
  });
  for (const element of document.querySelectorAll('[data-grows]')) observer.observe(element);
  return stop;
}
