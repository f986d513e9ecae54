import { type Breaker, BreakerOpen, type CallOutcome } from './createBreaker.ts';
import type { ObserveCall } from './ObserveCall.ts';
import { outcomeOf as outcomeOfAny } from './outcomeOf.ts';

export interface CallGuard<T> {
  /** Undefined: the call is made whatever happened to others. */
  breaker: Breaker | undefined;
  observe: ObserveCall | undefined;
  operation: string;
  /** An answer that says that the upstream does not work. */
  isOutage: (answer: T) => boolean;
  /** What an error says about the upstream. */
  outcomeOf?: (error: unknown) => CallOutcome;
}

/** One call of an upstream, under its breaker, measured. Throws BreakerOpen without calling while the circuit is open. */
export async function guardCall<T>(
  { breaker, observe, operation, isOutage, outcomeOf = outcomeOfAny }: CallGuard<T>,
  call: () => Promise<T>,
): Promise<T> {
  const tell = breaker?.enter(operation);
  if (breaker && !tell) throw new BreakerOpen(`${operation}: the upstream is resting`);
  const startedAt = performance.now();
  try {
    const answer = await call();
    const failed = isOutage(answer);
    tell?.(failed ? 'failed' : 'answered');
    observe?.(operation, performance.now() - startedAt, failed ? new Error('an answer that is an outage') : undefined);
    return answer;
  } catch (error) {
    const outcome = outcomeOf(error);
    tell?.(outcome);
    // How long somebody had the timeout budget to wait says nothing about the upstream.
    if (outcome !== 'left') observe?.(operation, performance.now() - startedAt, error);
    throw error;
  }
}
