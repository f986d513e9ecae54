import { availableParallelism, loadavg } from 'node:os';

/**
 * Stretches a time limit for an idle machine to the present load: other test files run at the same time, and a machine with
 * four times the load of its cores takes about that much longer. Durations that a test distinguishes (an immediate answer, and
 * one after a timeout) must differ by more than that.
 */
export function timeLimit(milliseconds: number): number {
  const [lastMinute = 0] = loadavg();
  return milliseconds * Math.max(1.5, 1 + lastMinute / availableParallelism());
}
