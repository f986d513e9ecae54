import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** What a page asks for after another answer, it asks for sooner. Playwright's `networkidle` waits half a second on every page. */
const QUIET_MS = 120;
const STEP_MS = 20;
/** Some requests are never told as done. */
const LIMIT_MS = 2_000;

interface Traffic {
  open: Set<Request>;
  /** When something was last asked for or answered, by `performance.now()`. */
  changedAt: number;
}

const watched = new WeakMap<Page, Traffic>();

/** Before the first navigation of whom `untilQuiet` is asked. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: 0 };
  watched.set(page, traffic);
  const note = (change: () => void) => {
    change();
    traffic.changedAt = performance.now();
  };
  page.on('request', (request) => {
    // What an earlier document had asked for is nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
    note(() => traffic.open.add(request));
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => note(() => traffic.open.delete(request)));
}

/** Resolves when the page has everything that it asked for, and has asked for nothing more since. */
export async function untilQuiet(page: Page): Promise<void> {
  const traffic = watched.get(page);
  if (!traffic) throw new Error('Nobody watches the traffic of the page');
  const limit = performance.now() + LIMIT_MS;
  while (traffic.open.size > 0 || performance.now() - traffic.changedAt < QUIET_MS) {
    if (performance.now() > limit) return page.waitForLoadState('networkidle');
    await wait(STEP_MS);
  }
}
