interface Edges {
  top: number;
  bottom: number;
}

/** Visible part of a frame in CSS pixels from its top; `window` excludes what covers the page above and below. */
export function visiblePart(frame: Edges, window: Edges): { top: number; height: number } {
  const top = Math.max(frame.top, window.top);
  const bottom = Math.min(frame.bottom, window.bottom);
  return { top: Math.round(Math.max(0, top - frame.top)), height: Math.round(Math.max(0, bottom - top)) };
}
