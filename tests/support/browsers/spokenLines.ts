import type { Page } from 'playwright';

/**
 * Records what a screen reader says by itself on this page from now on: text that enters a live region which was there before it, or an
 * alert; nothing outside an open modal dialog, which is inert. Returns a reader of the lines. A new document needs a new recorder.
 */
export async function spokenLines(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lines: string[] = [];
    Object.assign(window, { spokenLines: lines });
    const LIVE = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';
    const isHeard = (region: Element) => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return !modal || modal.contains(region);
    };
    const hear = (region: Element | null | undefined, text: string | null) => {
      const line = text?.replaceAll(/\s+/g, ' ').trim();
      if (region && line && isHeard(region)) lines.push(line);
    };
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    new MutationObserver((changes) => {
      const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      const isNew = (node: Node | null): boolean => node !== null && (added.has(node) || isNew(node.parentNode));
      for (const { type, target, addedNodes } of changes) {
        const region = elementOf(target)?.closest(LIVE);
        if (type === 'characterData' && !isNew(target)) hear(region, region?.textContent ?? null);
        for (const node of addedNodes) {
          if (!isNew(target)) hear(region, node.textContent);
          const alerts = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
          for (const alert of alerts) if (!region && alert.matches('[role=alert]')) hear(alert, alert.textContent);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { spokenLines: string[] }).spokenLines]);
}
