/** News that are drawn together with their place; everything else announces itself. */
const NEWS = '[data-said]';
const LIVE = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';
/** As VisuallyHidden does, without a file of styles. */
const HIDDEN = { position: 'fixed', top: '0', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };
/** Milliseconds in which a screen reader notices a region that has moved. */
const READY_MS = 150;
/** Milliseconds after which `data-said="slow"` is said: that something loads is news when it takes long. */
const SLOW_MS = 1_000;
/** Milliseconds until the repeated text is gone. */
const KEEP_MS = 5_000;

/**
 * One region for what would be shown and not said: news marked `data-said`, because screen readers announce what enters a region and
 * not a region that comes with its text; and, inside the top dialog, what a region outside it announces, because an open dialog makes
 * the rest of the page inert (toasts, the offline notice, the club's notices).
 */
export function sayNews(page: Document): void {
  const region = page.createElement('div');
  Object.assign(region.style, HIDDEN);
  region.setAttribute('aria-live', 'polite');
  page.body.append(region);
  let clearing: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => string)[] = [];
  const show = () => {
    const line = waiting.map((read) => read()).join(' ');
    waiting = [];
    if (line.trim() === '') return;
    region.textContent = line;
    clearTimeout(clearing);
    clearing = setTimeout(() => region.replaceChildren(), KEEP_MS);
  };
  const repeat = (read: () => string, isUrgent: boolean) => {
    region.setAttribute('aria-live', isUrgent ? 'assertive' : 'polite');
    if (waiting.push(read) === 1) setTimeout(show, READY_MS);
  };
  new MutationObserver((changes) => {
    const dialog = page.documentElement.dataset['modal'] === undefined ? undefined : topDialog(page);
    const home = dialog ?? page.body;
    // Before its text, also when another dialog has opened over the first.
    if (region.parentNode !== home) home.append(region);
    for (const { addedNodes } of changes)
      for (const news of newsIn(addedNodes)) {
        const tell = () => repeat(() => (isLeftToSay(news) ? (news.textContent ?? '') : ''), false);
        if (news.getAttribute('data-said') === 'slow') setTimeout(tell, SLOW_MS);
        else tell();
      }
    if (!dialog) return;
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      if (!place || dialog.contains(place)) continue;
      const live = place.closest(LIVE);
      const texts = type === 'characterData' ? [target] : addedNodes;
      for (const text of texts) {
        const source = text instanceof Element && text.matches(LIVE) ? text : live;
        const line = text.textContent?.trim();
        if (source && line) repeat(() => line, source.getAttribute('role') === 'alert');
      }
    }
  }).observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-modal'] });
}

function newsIn(added: NodeList): Element[] {
  return [...added].flatMap((node) =>
    node instanceof Element ? [...(node.matches(NEWS) ? [node] : []), ...node.querySelectorAll(NEWS)] : [],
  );
}

/** Not what is gone again, and not what is read because the focus has moved to the part around it. */
function isLeftToSay(news: Element): boolean {
  const focused = news.ownerDocument.activeElement;
  return news.isConnected && !(focused?.matches('[tabindex="-1"]') && focused.contains(news));
}

/** Every open dialog is modal, and the last one opened has the focus. */
function topDialog(page: Document): Element | undefined {
  return page.activeElement?.closest('dialog[open]') ?? [...page.querySelectorAll('dialog[open]')].at(-1);
}
