import type { Page } from 'playwright';

/** The browser's entry, unknown to the DOM's types. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: { value: number; what: string }[];
  }
}

/** Before the first navigation: records every shift that no hand caused, as CLS counts them. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = (window.layoutShifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const names = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: names.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far, the whole of it, by size; empty where nothing did. */
export function layoutShifts(page: Page): Promise<{ value: number; what: string }[]> {
  return page.evaluate(() => window.layoutShifts ?? []);
}
