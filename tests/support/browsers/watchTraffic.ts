import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** A page sends a follow-up request sooner than this. Playwright's `networkidle` waits half a second. */
const QUIET_MS = 120;
const STEP_MS = 20;
/** For some requests no end is reported. */
const LIMIT_MS = 2_000;
/** Enough for four visitors who load the home page at once on a busy machine. */
const IDLE_MS = 60_000;

/** The requests of a page. */
export interface Traffic {
  /** Resolves when no request is open and none was sent for 120 ms. Rejects after a minute. */
  untilQuiet(): Promise<void>;
  stop(): void;
}

/** Watches the requests of a page. Call it before a navigation: earlier requests are unknown. */
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
