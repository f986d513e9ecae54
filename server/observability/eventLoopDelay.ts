import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopDelay {
  /** 99th percentile of the last window, in milliseconds. */
  p99(): number;
  stop(): void;
}

/** How late timers run: what readiness and load shedding look at. A fresh window every second, so that it recovers. */
export function eventLoopDelay(windowMs = 1000): EventLoopDelay {
  const resolution = 20;
  const histogram = monitorEventLoopDelay({ resolution });
  let last = 0;
  // The histogram measures the whole interval of its own timer: that much of it is not delay.
  const read = () => Math.max(0, histogram.percentile(99) / 1e6 - resolution);
  histogram.enable();
  let due = performance.now() + windowMs;
  const timer = setInterval(() => {
    const now = performance.now();
    // After a pause this timer may run before the histogram's, and a reset forgets the interval that has begun.
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
