import { availableParallelism, loadavg } from 'node:os';

/**
 * A limit in milliseconds for an idle machine, as it is now: other files run beside this one, and a machine with four
 * times the work that it has cores for takes that much longer. What it tells apart (an answer at once from one that
 * waited for a timeout) must be further apart than that.
 */
export function timeLimit(milliseconds: number): number {
  const [lastMinute = 0] = loadavg();
  return milliseconds * Math.max(1.5, 1 + lastMinute / availableParallelism());
}
