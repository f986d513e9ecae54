const LIVE = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';
/** As VisuallyHidden does, without a file of styles. */
const HIDDEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };
/** Milliseconds in which a screen reader notices a region that has moved. */
const READY_MS = 150;
/** Milliseconds until the repeated text is gone. */
const KEEP_MS = 5_000;

/**
 * Repeats inside the top dialog what a region outside it announces: an open dialog makes the rest of the page inert, so that toasts, the
 * offline notice and the club's notices would be shown and not said.
 */
export function sayOverDialogs(page: Document): void {
  const region = page.createElement('div');
  Object.assign(region.style, HIDDEN);
  let clearing: ReturnType<typeof setTimeout> | undefined;
  let waiting: string[] = [];
  const show = () => {
    region.textContent = waiting.join(' ');
    waiting = [];
    clearTimeout(clearing);
    clearing = setTimeout(() => region.replaceChildren(), KEEP_MS);
  };
  const repeat = (line: string, isUrgent: boolean) => {
    region.setAttribute('aria-live', isUrgent ? 'assertive' : 'polite');
    if (waiting.push(line) === 1) setTimeout(show, READY_MS);
  };
  new MutationObserver((changes) => {
    if (page.documentElement.dataset['modal'] === undefined) return;
    const dialog = topDialog(page);
    if (!dialog) return;
    // Before its text, also when another dialog has opened over the first.
    if (region.parentNode !== dialog) dialog.append(region);
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      if (!place || dialog.contains(place)) continue;
      const live = place.closest(LIVE);
      const texts = type === 'characterData' ? [target] : addedNodes;
      for (const text of texts) {
        const source = text instanceof Element && text.matches(LIVE) ? text : live;
        const line = text.textContent?.trim();
        if (source && line) repeat(line, source.getAttribute('role') === 'alert');
      }
    }
  }).observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-modal'] });
}

/** Every open dialog is modal, and the last one opened has the focus. */
function topDialog(page: Document): Element | undefined {
  return page.activeElement?.closest('dialog[open]') ?? [...page.querySelectorAll('dialog[open]')].at(-1);
}
