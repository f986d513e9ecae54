const FIRST_MS = 1_000;
const MAX_MS = 60_000;

/**
 * Milliseconds until the stream is opened again after so many failures in a row: twice as long each time, a minute at most, not before
 * the site has asked for, and not all browsers at once.
 */
export function reconnectPause(failures: number, toldMs: number | undefined, random = Math.random): number {
  const chance = 0.5 + random() / 2;
  return (toldMs ?? 0) * (1 + random() / 5) + Math.min(MAX_MS, FIRST_MS * 2 ** failures) * chance;
}
