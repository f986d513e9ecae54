const ITEM = 'li, tr, [role=listitem], [role=row]';
/** What may get the focus: no field, which would open the keyboard of a phone. */
const STOP = 'a[href], button, summary, [tabindex="0"]';
const HEADING = 'h1, h2, h3, h4';

/** Where the focus was, remembered while the element is still in the document. */
interface Place {
  element: Element;
  /** From the nearest to the root. */
  ancestors: Element[];
  list: Element | null;
  /** Among the list's items; 0 when the item was gone before this could be known. */
  index: number;
}

/**
 * When the element with the focus is removed or drawn anew, the browser drops the focus to the start of the document. It moves to the same
 * control drawn anew, to the next item of the list, or to the heading of what is left, unless a part of the page has placed it.
 *
 * @param focusPath - the composed path of the last focus: its element may have been removed while this code was loaded.
 */
export function keepFocus(page: Document, focusPath: EventTarget[]): void {
  let place = placeOf(focusPath.length > 0 ? focusPath : pathOf(page.activeElement));
  page.addEventListener('focusin', (event) => {
    place = placeOf(event.composedPath());
  });
  const restore = () => {
    const lost = place;
    if (!lost || lost.element.isConnected) return;
    place = null;
    // Two frames: the new page's heading, a closed dialog's opener and focus of components come first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (page.activeElement !== null && page.activeElement !== page.body) return;
        const next = nextTo(lost);
        if (!next) return;
        if (!next.matches(STOP)) next.tabIndex = -1;
        next.focus({ preventScroll: true });
      }),
    );
  };
  new MutationObserver(restore).observe(page, { subtree: true, childList: true });
  restore();
}

function pathOf(element: Element | null): Element[] {
  return element ? [element, ...pathOf(element.parentElement)] : [];
}

function placeOf(focusPath: EventTarget[]): Place | null {
  const [element, ...ancestors] = focusPath.filter((one) => one instanceof Element);
  if (!element) return null;
  const itemAt = [element, ...ancestors].findIndex((one) => one.matches(ITEM));
  const list = (itemAt >= 0 && ancestors[itemAt]) || null;
  const item = itemAt === 0 ? element : ancestors[itemAt - 1];
  return { element, ancestors, list, index: item && list ? Math.max(0, [...list.children].indexOf(item)) : 0 };
}

function nextTo({ element, ancestors, list, index }: Place): HTMLElement | null {
  const connected = ancestors.filter(({ isConnected }) => isConnected);
  const twin = [...(connected[0]?.querySelectorAll<HTMLElement>(element.tagName) ?? [])].find((one) =>
    isTwin(one, element),
  );
  if (twin) return twin;
  if (list?.isConnected) {
    const item = list.children[Math.min(index, list.children.length - 1)];
    const stop = item?.matches(STOP) ? (item as HTMLElement) : item?.querySelector<HTMLElement>(STOP);
    if (stop) return stop;
  }
  for (const part of connected) {
    const heading = part.querySelector<HTMLElement>(HEADING);
    if (heading) return heading;
  }
  return null;
}

function isTwin(one: HTMLElement, gone: Element): boolean {
  if (!one.matches(STOP)) return false;
  if (gone.id) return one.id === gone.id;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  return nameOf(one) === nameOf(gone) && one.getAttribute('href') === gone.getAttribute('href');
}
