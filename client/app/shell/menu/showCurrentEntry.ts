/** The scrolling part of a menu. */
interface MenuBox {
  scrollTop: number;
  readonly clientHeight: number;
  matches(selector: string): boolean;
  querySelector(selector: string): object | null;
}

/**
 * Scrolls a menu to its current entry, which may be outside the visible part on a low screen. `isFirst`: the page comes to life. A menu in use
 * stays where it is then: a press hydrates it, and the pressed link would move away before the release.
 */
export function showCurrentEntry(box: MenuBox, isFirst: boolean): void {
  if (isFirst && (box.scrollTop > 0 || box.matches(':is(:active, :focus-within)'))) return;
  const entry = box.querySelector('[aria-current]') as Pick<HTMLElement, 'offsetTop' | 'offsetHeight'> | null;
  if (!entry) return;
  const hidden = entry.offsetTop + entry.offsetHeight - box.clientHeight - box.scrollTop;
  if (hidden > 0 || entry.offsetTop < box.scrollTop) box.scrollTop = entry.offsetTop - box.clientHeight / 2;
}
