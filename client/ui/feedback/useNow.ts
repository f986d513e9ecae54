import { startTransition, useEffect, useState } from 'react';

/**
 * The browser's time in milliseconds, updated at every whole `step` (so that all clocks of a page change together) and when the page
 * becomes visible. `null` on the server and in the first browser render, which must be equal.
 */
export function useNow(step: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const time = Date.now();
      // All clocks of a page together are a long task; in a transition React divides it.
      startTransition(() => setNow(time));
      timer = setTimeout(look, step - (time % step));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [step]);
  return now;
}
