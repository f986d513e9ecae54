import type { Page } from 'playwright';

const CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
const counts = new WeakMap<Page, number>();
const add = (page: Page, count: number) => void counts.set(page, (counts.get(page) ?? 0) + count);

/** What a test does to a page that outlives its next navigation: added scripts, unless they were disposed of, and a set clock. */
export const lastingChanges = {
  /** Counts the changes of a page from now on. */
  watch(page: Page): void {
    if (counts.has(page)) return;
    add(page, 0);
    const addScript = page.addInitScript.bind(page);
    page.addInitScript = (async (...script: Parameters<typeof addScript>) => {
      add(page, 1);
      const added = await addScript(...script);
      const dispose = added.dispose.bind(added);
      added.dispose = async () => {
        await dispose();
        add(page, -1);
      };
      return added;
    }) as typeof page.addInitScript;
    for (const name of CLOCK) {
      const change = page.clock[name].bind(page.clock) as (value: never) => Promise<void>;
      page.clock[name] = async (value?: unknown) => {
        add(page, 1);
        await change(value as never);
      };
    }
  },
  has: (page: Page): boolean => (counts.get(page) ?? 0) > 0,
};
