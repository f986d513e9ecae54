import type { Page } from 'playwright';

/** The browser's performance entry, which the DOM's types lack. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    layoutShifts?: { value: number; what: string }[];
  }
}

/** Records every layout shift without recent input, as CLS counts them. Call it before the first navigation. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = (window.layoutShifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
        const names = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.className : node?.nodeName} (${box(previousRect)} to ${box(currentRect)})`,
        );
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: names.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far, each with its value and the elements that moved. */
export function layoutShifts(page: Page): Promise<{ value: number; what: string }[]> {
  return page.evaluate(() => window.layoutShifts ?? []);
}
