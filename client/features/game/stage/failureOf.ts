import type { LaunchFailure } from './LaunchFailure.ts';

/** `status`: HTTP status of the frame's document, 0 if unreadable. */
export function failureOf(status: number, isOnline: boolean): LaunchFailure {
  if (!isOnline) return 'offline';
  if (status === 401) return 'session';
  return status === 403 || status === 404 || status === 410 || status === 451 ? 'refused' : 'game';
}

/** HTTP status of the document in a same-origin frame; 0: unknown. */
export function statusOf(frame: HTMLIFrameElement): number {
  try {
    const [entry] = (frame.contentWindow?.performance.getEntriesByType('navigation') ??
      []) as PerformanceNavigationTiming[];
    return entry?.responseStatus ?? 0;
  } catch {
    return 0;
  }
}
