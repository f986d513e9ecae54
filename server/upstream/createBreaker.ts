/** How a call ended. `left`: the visitor went away first, which says nothing about the upstream. */
export type CallOutcome = 'answered' | 'failed' | 'unreachable' | 'left';
/** `half_open`: one probe decides whether the circuit closes. */
export type BreakerState = 'closed' | 'half_open' | 'open';

/** State and counters of a breaker. */
export interface BreakerStats {
  readonly name: string;
  readonly state: BreakerState;
  /** Calls refused since the start. */
  readonly refused: number;
}

/** A circuit breaker of one upstream. */
export interface Breaker {
  /** Asks to make a call. Undefined while the circuit is open; otherwise a function that must be called once with the outcome. */
  enter(operation?: string): ((outcome: CallOutcome) => void) | undefined;
  /** Runs a call; throws BreakerOpen instead while the circuit is open. */
  run<T>(call: () => Promise<T>, outcomeOf?: (error: unknown) => CallOutcome): Promise<T>;
  state(): BreakerState;
  stats(): BreakerStats;
}

/** Options of `createBreaker`. */
export interface BreakerOptions {
  name: string;
  /** Milliseconds the circuit is open at first; doubles with each failed probe. */
  firstOpenMs?: number;
  maxOpenMs?: number;
  /** How many different operations must fail: one broken method is not a broken upstream. */
  minOperations?: number;
  onChange?: (state: BreakerState) => void;
  now?: () => number;
}

/** Thrown instead of calling while the circuit is open. */
export class BreakerOpen extends Error {
  override name = 'BreakerOpen';
}

const WINDOW = 10_000;
const MIN_CALLS = 20;
const FAILED_SHARE = 0.5;
const UNREACHABLE_IN_A_ROW = 5;
/** In ms. A probe that never reports its outcome must not block further probes for longer. */
const PROBE_LIMIT = 60_000;

/**
 * Stops calling an upstream that does not answer (reliability D9): half of at least 20 calls in 10 s failed, of several
 * operations, or 5 connections in a row were refused. Then it is open for 2 s, lets one call through, and is open twice as long
 * after each failed probe; 10 s at most, because a page must be fresh within twice that time after the upstream recovers.
 *
 * Uses the monotonic clock: with the wall clock it would stay open for as long as the clock was set back.
 */
export function createBreaker({
  name,
  firstOpenMs = 2_000,
  maxOpenMs = 10_000,
  minOperations = 1,
  onChange,
  now = () => performance.now(),
}: BreakerOptions): Breaker {
  let state: BreakerState = 'closed';
  let refused = 0;
  let openMs = firstOpenMs;
  let openUntil = 0;
  let probeUntil = 0;
  /** Counts of the previous and the current half of the window: a sliding share without a list of calls. */
  let halves = [emptyHalf(), emptyHalf()] as const;
  let halfEndsAt = now() + WINDOW / 2;
  let unreachable = 0;

  function turn(next: BreakerState): void {
    if (state === next) return;
    state = next;
    onChange?.(next);
  }

  function open(): void {
    openUntil = now() + openMs;
    openMs = Math.min(maxOpenMs, openMs * 2);
    turn('open');
  }

  function close(): void {
    openMs = firstOpenMs;
    unreachable = 0;
    halves = [emptyHalf(), emptyHalf()];
    turn('closed');
  }

  function count(outcome: CallOutcome, operation: string): void {
    if (outcome === 'left') return;
    const time = now();
    if (time >= halfEndsAt) {
      halves = [time >= halfEndsAt + WINDOW / 2 ? emptyHalf() : halves[1], emptyHalf()];
      halfEndsAt = time + WINDOW / 2;
    }
    halves[1].calls += 1;
    if (outcome === 'answered') {
      unreachable = 0;
      return;
    }
    halves[1].failed += 1;
    if (halves[1].operations.size < minOperations) halves[1].operations.add(operation);
    unreachable = outcome === 'unreachable' ? unreachable + 1 : 0;
    const calls = halves[0].calls + halves[1].calls;
    const failed = halves[0].failed + halves[1].failed;
    const operations = new Set([...halves[0].operations, ...halves[1].operations]).size;
    const fails = calls >= MIN_CALLS && failed / calls >= FAILED_SHARE && operations >= minOperations;
    if (unreachable >= UNREACHABLE_IN_A_ROW || fails) open();
  }

  function enter(operation = ''): ((outcome: CallOutcome) => void) | undefined {
    const time = now();
    if (state === 'closed') {
      let isReported = false;
      return (outcome) => {
        if (isReported) return;
        isReported = true;
        // The outcome of a call that began before the circuit opened is ignored while it is open.
        if (state === 'closed') count(outcome, operation);
      };
    }
    if (time < (state === 'open' ? openUntil : probeUntil)) {
      refused += 1;
      return undefined;
    }
    probeUntil = time + PROBE_LIMIT;
    const ownUntil = probeUntil;
    turn('half_open');
    return (outcome) => {
      if (state !== 'half_open' || probeUntil !== ownUntil) return;
      if (outcome === 'answered') close();
      else if (outcome === 'left') probeUntil = 0;
      else open();
    };
  }

  return {
    enter,
    async run(call, outcomeOf = () => 'failed') {
      const report = enter();
      if (!report) throw new BreakerOpen(`${name}: circuit open`);
      try {
        const value = await call();
        report('answered');
        return value;
      } catch (error) {
        report(outcomeOf(error));
        throw error;
      }
    },
    state: () => state,
    stats: () => ({ name, state, refused }),
  };
}

function emptyHalf(): { calls: number; failed: number; operations: Set<string> } {
  return { calls: 0, failed: 0, operations: new Set() };
}
