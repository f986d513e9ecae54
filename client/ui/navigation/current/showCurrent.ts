/** A menu or a row of links that scrolls. */
interface ScrollBox {
  scrollTop: number;
  scrollLeft: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
  matches(selector: string): boolean;
  querySelector(selector: string): object | null;
}

/**
 * Scrolls a menu or a row to its current entry, which may be outside the visible part. `isFirst`: the page comes to life. A box in use stays
 * where it is then: a press hydrates it, and the pressed link would move away before the release.
 */
export function showCurrent(box: ScrollBox, isFirst: boolean): void {
  if (isFirst && (box.scrollTop || box.scrollLeft || box.matches(':is(:active, :focus-within)'))) return;
  const entry = box.querySelector('[aria-current]') as HTMLElement | null;
  if (!entry) return;
  const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = entry;
  box.scrollLeft = offsetLeft - (box.clientWidth - offsetWidth) / 2;
  const hidden = offsetTop + offsetHeight - box.clientHeight - box.scrollTop;
  if (hidden > 0 || offsetTop < box.scrollTop) box.scrollTop = offsetTop - box.clientHeight / 2;
}
