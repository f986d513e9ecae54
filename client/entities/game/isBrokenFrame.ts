/**
 * Whether the frame shows the platform's error (HTTP >= 400) instead of a game. A document of another origin cannot be read
 * and is assumed to be a game.
 */
export function isBrokenFrame(frame: HTMLIFrameElement): boolean {
  try {
    const inner = frame.contentDocument;
    if (!inner) return false;
    if (inner.contentType !== 'text/html') return true;
    const [entry] = (frame.contentWindow?.performance.getEntriesByType('navigation') ??
      []) as PerformanceNavigationTiming[];
    return (entry?.responseStatus ?? 0) >= 400;
  } catch {
    return false;
  }
}
