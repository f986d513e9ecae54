/** How a call ended. `left`: the visitor went away first, which says nothing about the upstream. */
export type CallOutcome = 'answered' | 'failed' | 'unreachable' | 'left';
export type BreakerState = 'closed' | 'half_open' | 'open';

export interface BreakerStats {
  readonly name: string;
  readonly state: BreakerState;
  /** Calls that were not made, since the start. */
  readonly refused: number;
}

export interface Breaker {
  /** Undefined: do not call, it would only fail slowly. Else report how the call ended, once. `operation`: what is called. */
  enter(operation?: string): ((outcome: CallOutcome) => void) | undefined;
  /** Runs a call; throws BreakerOpen instead while the circuit is open. */
  run<T>(call: () => Promise<T>, outcomeOf?: (error: unknown) => CallOutcome): Promise<T>;
  state(): BreakerState;
  stats(): BreakerStats;
}

export interface BreakerOptions {
  name: string;
  /** Milliseconds the circuit is open at first; doubles with each failed probe. */
  firstOpenMs?: number;
  maxOpenMs?: number;
  /** How many different operations must fail: one broken method is no broken upstream. */
  minOperations?: number;
  onChange?: (state: BreakerState) => void;
  now?: () => number;
}

export class BreakerOpen extends Error {
  override name = 'BreakerOpen';
}

const WINDOW = 10_000;
const MIN_CALLS = 20;
const FAILED_SHARE = 0.5;
const UNREACHABLE_IN_A_ROW = 5;
/** A probe that never reports (its visitor was forgotten somewhere) must not keep the door shut for ever. */
const PROBE_LIMIT = 60_000;

/**
 * Stops calling an upstream that does not answer (reliability D9): half of at least 20 calls in 10 s failed, of several
 * operations, or 5 connections in a row were refused. Then it is open for 2 s, lets one call through, and is open twice as long
 * after each probe that fails; 10 s at most, because a page must be fresh again within twice its time after the cure.
 *
 * Measures by the monotonic clock: a breaker that believes the wall clock stays open for as long as the clock was set back.
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
  /** Counts of the current and the previous half of the window: the share slides without a list of calls. */
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
    const at = now();
    if (at >= halfEndsAt) {
      halves = [at >= halfEndsAt + WINDOW / 2 ? emptyHalf() : halves[1], emptyHalf()];
      halfEndsAt = at + WINDOW / 2;
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
    const at = now();
    if (state === 'closed') {
      let told = false;
      return (outcome) => {
        if (told) return;
        told = true;
        // A call that began before the circuit opened tells nothing new while it is open.
        if (state === 'closed') count(outcome, operation);
      };
    }
    if (at < (state === 'open' ? openUntil : probeUntil)) {
      refused += 1;
      return undefined;
    }
    probeUntil = at + PROBE_LIMIT;
    const mine = probeUntil;
    turn('half_open');
    return (outcome) => {
      if (state !== 'half_open' || probeUntil !== mine) return;
      if (outcome === 'answered') close();
      else if (outcome === 'left') probeUntil = 0;
      else open();
    };
  }

  return {
    enter,
    async run(call, outcomeOf = () => 'failed') {
      const tell = enter();
      if (!tell) throw new BreakerOpen(`${name}: circuit open`);
      try {
        const value = await call();
        tell('answered');
        return value;
      } catch (error) {
        tell(outcomeOf(error));
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
