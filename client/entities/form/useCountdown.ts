import { useEffect, useState } from 'react';

/** Counts down from `start(seconds)` to 0, updating once a second. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === 0) return;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setUntil(0);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);

  const start = (seconds: number) => {
    setLeft(seconds);
    setUntil(seconds > 0 ? Date.now() + seconds * 1000 : 0);
  };
  return { left, start };
}
