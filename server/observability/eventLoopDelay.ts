import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The measured delay of the event loop. */
export interface EventLoopDelay {
  /** 99th percentile of the last window in milliseconds. */
  p99(): number;
  /** Milliseconds by which every timer of the last moments ran late: a load that lasts, not one long task. Load shedding reads it. */
  lasting(): number;
  stop(): void;
}

/** Milliseconds between two looks, and their number. */
const LOOK = 100;
const LOOKS = 3;

/** Milliseconds of `hrtime`, which a test that moves `performance` (tests/support/requestClock.ts) holds still: moved, it would look like load. */
const realNow = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Measures how late timers run, for readiness, metrics and load shedding. Uses a new window every second by default, so that the value
 * recovers.
 */
export function eventLoopDelay(windowMs = 1000): EventLoopDelay {
  const resolution = 20;
  const histogram = monitorEventLoopDelay({ resolution });
  let last = 0;
  // The histogram measures the interval of its own timer, which is not delay.
  const read = () => Math.max(0, histogram.percentile(99) / 1e6 - resolution);
  histogram.enable();
  let due = realNow() + windowMs;
  const timer = setInterval(() => {
    const now = realNow();
    // After a pause this timer may run before the histogram's, and a reset discards the interval in progress.
    last = Math.max(read(), now - due);
    due = now + windowMs;
    histogram.reset();
  }, windowMs).unref();
  let looks: number[] = [];
  let nextLook = realNow() + LOOK;
  const looking = setInterval(() => {
    const now = realNow();
    looks = [...looks, Math.max(0, now - nextLook)].slice(-LOOKS);
    nextLook = now + LOOK;
  }, LOOK).unref();
  return {
    lasting() {
      // A look that should have been by now counts as well: a queue of work runs before the timers do.
      const overdue = realNow() - nextLook;
      const latest = overdue > 0 ? [...looks, overdue].slice(-LOOKS) : looks;
      return latest.length < LOOKS ? 0 : Math.min(...latest);
    },
    p99: () => (histogram.count > 0 ? Math.max(last, read()) : last),
    stop() {
      clearInterval(timer);
      clearInterval(looking);
      histogram.disable();
    },
  };
}
