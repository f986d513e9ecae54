/** What may get the focus. */
const STOPS = 'button:not([hidden]), input, a[href]';

/**
 * Draws a part anew and returns the focus, which the removal of its element would drop to the start of the document: to the control with the
 * same key, or to the one in its place, or to the nearest heading. `data-key` names a control across drawings.
 */
export function drawnAnew(part: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !part.contains(focused)) return draw();
  const key = focused.dataset['key'] ?? focused.id;
  const place = [...part.querySelectorAll(STOPS)].indexOf(focused);
  draw();
  if (focused.isConnected) return;
  const stops = [...part.querySelectorAll<HTMLElement>(STOPS)];
  const same = key ? stops.find((stop) => (stop.dataset['key'] ?? stop.id) === key) : undefined;
  const next = same ?? stops[Math.min(place, stops.length - 1)] ?? part;
  if (next === part) part.tabIndex = -1;
  next.focus({ preventScroll: true });
}
