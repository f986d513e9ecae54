import { useEffect, useReducer } from 'react';
import { countdownReducer } from './countdownReducer.ts';

/** Counts down from `start(seconds)` to 0, updating once a second. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [{ until, now }, dispatch] = useReducer(countdownReducer, { until: 0, now: 0 });
  const isCounting = until > 0;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => dispatch({ type: 'tick', now: Date.now() }), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  const start = (seconds: number) => dispatch({ type: 'start', seconds, now: Date.now() });
  return { secondsLeft: isCounting ? Math.ceil((until - now) / 1000) : 0, start };
}
