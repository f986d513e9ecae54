type Phase = 'loading' | 'slow' | 'running' | 'failed';

interface BettingState {
  phase: Phase;
  /** Counts the loads; a new one is a new frame. */
  attempt: number;
}

export const startPhase: BettingState = { phase: 'loading', attempt: 1 };

/**
 * `ready` comes from the frame, `loaded` from the browser: a sportsbook that knows no bridge still runs. `failed` takes the frame
 * away, whenever it comes; after that only a new try counts.
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
