import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** What a page asks for after another answer, it asks for sooner. Playwright's `networkidle` waits half a second on every page. */
const QUIET_MS = 120;
const STEP_MS = 20;
/** Some requests are never told as done. */
const LIMIT_MS = 2_000;
/** Four visitors who load the home page at once, on a machine that does more besides. */
const IDLE_MS = 60_000;

export interface Traffic {
  /** Resolves when the page has everything that it asked for, and has asked for nothing more since. */
  untilQuiet(): Promise<void>;
  stop(): void;
}

/** Begins before a navigation: what the page asked for earlier is not known. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const begin = (request: Request) => {
    open.add(request);
    changedAt = performance.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    changedAt = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async untilQuiet() {
      const limit = performance.now() + LIMIT_MS;
      while (open.size > 0 || performance.now() - changedAt < QUIET_MS) {
        if (performance.now() > limit) return page.waitForLoadState('networkidle', { timeout: IDLE_MS });
        await wait(STEP_MS);
      }
    },
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}
