import { isBulkheadRejectedError } from 'cockatiel';
import { type Breaker, BreakerOpen, type CallOutcome } from './createBreaker.ts';
import type { ObserveCall } from './ObserveCall.ts';
import { outcomeOf as outcomeOfAny } from './outcomeOf.ts';

/** How one call is guarded and observed. */
export interface CallGuard<T> {
  /** Undefined: the call is always made. */
  breaker: Breaker | undefined;
  observe: ObserveCall | undefined;
  operation: string;
  /** How an answer counts, and what is wrong with it; by default it is an answer without faults. */
  verdictOf?: (answer: T) => { outcome: CallOutcome; fault?: Error | undefined };
  /** Classifies an error; by default `outcomeOf`. */
  outcomeOf?: (error: unknown) => CallOutcome;
}

/** Makes one call of an upstream with its breaker, and observes its ms. Throws BreakerOpen without calling while the circuit is open. */
export async function guardCall<T>(
  { breaker, observe, operation, verdictOf, outcomeOf = outcomeOfAny }: CallGuard<T>,
  call: () => Promise<T>,
): Promise<T> {
  const report = breaker?.enter(operation);
  if (breaker && !report) throw new BreakerOpen(`${operation}: the circuit is open`);
  const startedAt = performance.now();
  try {
    const answer = await call();
    const { outcome, fault } = verdictOf?.(answer) ?? { outcome: 'answered' as const };
    report?.(outcome);
    observe?.(operation, performance.now() - startedAt, fault);
    return answer;
  } catch (error) {
    const outcome = outcomeOf(error);
    report?.(outcome);
    // An abort by the visitor says nothing about the upstream. One that found no place says that this server is too small.
    if (outcome !== 'left' || isBulkheadRejectedError(error))
      observe?.(operation, performance.now() - startedAt, error);
    throw error;
  }
}
