import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The measured delay of the event loop. */
export interface EventLoopDelay {
  /** 99th percentile of the last window in milliseconds. */
  p99(): number;
  stop(): void;
}

/** Measures how late timers run, for readiness and load shedding. Uses a new window every second by default, so that the value recovers. */
export function eventLoopDelay(windowMs = 1000): EventLoopDelay {
  const resolution = 20;
  const histogram = monitorEventLoopDelay({ resolution });
  let last = 0;
  // The histogram measures the interval of its own timer, which is not delay.
  const read = () => Math.max(0, histogram.percentile(99) / 1e6 - resolution);
  histogram.enable();
  let due = performance.now() + windowMs;
  const timer = setInterval(() => {
    const now = performance.now();
    // After a pause this timer may run before the histogram's, and a reset discards the interval in progress.
    last = Math.max(read(), now - due);
    due = now + windowMs;
    histogram.reset();
  }, windowMs).unref();
  return {
    p99: () => (histogram.count > 0 ? Math.max(last, read()) : last),
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
