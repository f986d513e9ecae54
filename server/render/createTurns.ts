/** Turns of the event loop, for work that blocks it. */
export interface Turns {
  /** Resolves in a turn of its own, in the order of the calls: input is read and timers run between two turns. */
  next(): Promise<void>;
  /** Milliseconds that the turn which waits longest has waited, once all turns have been late for a while; else 0. */
  lateMs(): number;
}

/** Milliseconds of waiting after which a turn is late. */
const LATE = 200;
/** Milliseconds in which every turn must have been late: a burst, as after a purge, is over by then. */
const LASTING = 300;

/** Creates turns; `now` returns milliseconds of a monotonic clock. */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const waitingSince: number[] = [];
  let last = Promise.resolve();
  let lateSince: number | undefined;
  return {
    next() {
      waitingSince.push(now());
      last = last
        .then(() => new Promise((resolve) => setImmediate(resolve)))
        .then(() => {
          const waited = now() - (waitingSince.shift() ?? 0);
          if (waited <= LATE || waitingSince.length === 0) lateSince = undefined;
          else lateSince ??= now();
        });
      return last;
    },
    lateMs() {
      const [oldest] = waitingSince;
      if (oldest === undefined || lateSince === undefined || now() - lateSince < LASTING) return 0;
      return now() - oldest;
    },
  };
}
