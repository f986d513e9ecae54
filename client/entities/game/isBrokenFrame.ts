/**
 * Whether the frame holds something else than a game: the platform's error instead of a document (HTTP >= 400). A document of
 * another origin cannot be read and is taken for a game.
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
