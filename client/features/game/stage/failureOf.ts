import type { LaunchFailure } from './LaunchFailure.ts';

/** What a frame without a game in it says: its HTTP status, or 0 where it cannot be read. */
export function failureOf(status: number, isOnline: boolean): LaunchFailure {
  if (!isOnline) return 'offline';
  if (status === 401) return 'session';
  return status === 403 || status === 404 || status === 410 || status === 451 ? 'refused' : 'game';
}

/** The HTTP status of the document in a frame of our own origin; 0: unknown. */
export function statusOf(frame: HTMLIFrameElement): number {
  try {
    const [entry] = (frame.contentWindow?.performance.getEntriesByType('navigation') ??
      []) as PerformanceNavigationTiming[];
    return entry?.responseStatus ?? 0;
  } catch {
    return 0;
  }
}
