/** Turns of the event loop, for work that blocks it. */
export interface Turns {
  /**
   * Resolves in a turn of its own: input is read and timers run between two turns. Those of players come before all others, each in the order of the
   * calls.
   */
  next(isPlayer?: boolean): Promise<void>;
  /** Milliseconds that the turn which waits longest has waited, once all turns have been late for a while; else 0. */
  lateMs(): number;
}

/** Milliseconds of waiting after which a turn is late. */
const LATE = 200;
/** Milliseconds in which every turn must have been late: a burst, as after a purge, is over by then. */
const LASTING = 300;

interface Waiting {
  since: number;
  begin: () => void;
}

/** Creates turns; `now` returns milliseconds of a monotonic clock. */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const players: Waiting[] = [];
  const others: Waiting[] = [];
  let isRunning = false;
  let lateSince: number | undefined;

  /** One turn. The next one is in the next round of the event loop, behind what this one has asked for at its beginning. */
  function run(): void {
    const turn = players.shift() ?? others.shift();
    isRunning = turn !== undefined;
    if (!turn) return;
    const waited = now() - turn.since;
    if (waited <= LATE || players.length + others.length === 0) lateSince = undefined;
    else lateSince ??= now();
    turn.begin();
    queueMicrotask(() => setImmediate(run));
  }

  return {
    next(isPlayer = false) {
      const { promise, resolve } = Promise.withResolvers<void>();
      (isPlayer ? players : others).push({ since: now(), begin: resolve });
      if (!isRunning) setImmediate(run);
      isRunning = true;
      return promise;
    },
    lateMs() {
      const oldest = Math.min(players[0]?.since ?? Infinity, others[0]?.since ?? Infinity);
      if (oldest === Infinity || lateSince === undefined || now() - lateSince < LASTING) return 0;
      return now() - oldest;
    },
  };
}
