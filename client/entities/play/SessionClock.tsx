import { useEffect, useState } from 'react';
import { formatClock } from './formatClock.ts';

/** Duration of the game session. A component of its own, so that the update each second renders nothing else. */
export function SessionClock({ startedAt }: { startedAt: number | null }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (startedAt === null) return;
    const look = () => setSeconds(Math.max(0, Math.floor((Date.now() - startedAt) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return <span>{formatClock(seconds)}</span>;
}
