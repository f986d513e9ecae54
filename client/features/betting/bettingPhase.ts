type Phase = 'loading' | 'slow' | 'running' | 'failed';

interface BettingState {
  phase: Phase;
  /** Number of the load; each has a new frame. */
  attempt: number;
}

export const startPhase: BettingState = { phase: 'loading', attempt: 1 };

/**
 * `ready` is sent by the frame, `loaded` by the browser, so that a sportsbook without the bridge still runs. `failed` removes the
 * frame in any phase; after it only `retried` has an effect.
 */
export function bettingPhase(
  state: BettingState,
  event: 'ready' | 'loaded' | 'slow' | 'failed' | 'retried',
): BettingState {
  const { phase, attempt } = state;
  switch (event) {
    case 'ready':
    case 'loaded':
      return phase === 'failed' ? state : { phase: 'running', attempt };
    case 'slow':
      return phase === 'loading' ? { phase: 'slow', attempt } : state;
    case 'failed':
      return { phase: 'failed', attempt };
    case 'retried':
      return { phase: 'loading', attempt: attempt + 1 };
  }
}
