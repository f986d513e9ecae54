import type { Browser, Page } from 'playwright';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { type Interaction, interactions } from './interactions.ts';
import { median } from './median.ts';
import { newPhone } from './newPhone.ts';
import { slowDown } from './slowDown.ts';
import { warmUp } from './warmUp.ts';

const CPU_SLOWDOWN = 6;
/** Target: maximum milliseconds from a press to its next paint. */
const MAX_DELAY_MS = 100;
/** Minimum duration of reported events; the browser reports in steps of 8 ms. */
const OBSERVED_FROM = 16;
const RUNS = 3;
const MAX_IDLE_WAIT_MS = 5_000;
/** Without it the age dialog would cover the page. */
const AGE = `${cookieNames.age}=18`;
/** Milliseconds until the browser has reported the last frame. */
const SETTLES = 600;

interface Delay {
  'INP, ms': number;
  /** Milliseconds until the handler ran, in the handler, and until the next frame. */
  waited: number;
  handled: number;
  painted: number;
  'over 100 ms': string;
}

interface Timed {
  duration: number;
  waited: number;
  handled: number;
}

/** The longest delay of each interaction (Interaction to Next Paint), median of three openings, with the processor slowed down sixfold. */
export async function interactionDelays(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<Record<string, Delay>> {
  const rows: Record<string, Delay> = {};
  for (const [name, interaction] of Object.entries(interactions)) {
    const all: Timed[] = [];
    for (let run = 0; run < RUNS; run += 1) all.push(await delayOf(browser, origin, interaction, cookie));
    const middle = all.toSorted((one, other) => one.duration - other.duration)[Math.floor(RUNS / 2)] as Timed;
    const { waited, handled } = middle;
    const duration = median(all.map((one) => one.duration));

    rows[name] = {
      'INP, ms': duration,
      waited: Math.round(waited),
      handled: Math.round(handled),
      painted: Math.max(0, Math.round(duration - waited - handled)),
      'over 100 ms': duration > MAX_DELAY_MS ? 'yes' : '',
    };
  }
  return rows;
}

/** Waits until scripts have run and the network is idle; gives up waiting for a page that never stops loading. */
async function atRest(page: Page): Promise<void> {
  await page.locator('section[popover=manual]:popover-open').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle', { timeout: MAX_IDLE_WAIT_MS }).catch(() => undefined);
}

async function delayOf(browser: Browser, origin: string, interaction: Interaction, cookie: string): Promise<Timed> {
  const { page, session, close } = await newPhone(browser, origin, interaction.isPlayer ? `${AGE}; ${cookie}` : AGE);
  try {
    await page.goto(origin + interaction.path, { waitUntil: 'load' });
    await atRest(page);
    await interaction.before?.(page);
    await warmUp(page);
    await slowDown(session, CPU_SLOWDOWN);
    await page.evaluate(observe, OBSERVED_FROM);
    await interaction.act(page);
    // Looking for the effect runs in the page too, at each frame: only once the frames are over.
    await page.waitForTimeout(SETTLES);
    const longest = await page.evaluate(() => (window as unknown as { longest: Timed }).longest);
    await interaction.until(page);
    return longest;
  } finally {
    await close();
  }
}

/** Runs in the page: records the longest event. */
function observe(from: number): void {
  Object.assign(window, { longest: { duration: 0, waited: 0, handled: 0 } });
  new PerformanceObserver((list) => {
    for (const {
      duration,
      startTime,
      processingStart,
      processingEnd,
      interactionId,
    } of list.getEntries() as (PerformanceEventTiming & {
      interactionId?: number;
    })[]) {
      const { longest } = window as unknown as { longest: Timed };
      if (!interactionId || duration <= longest.duration) continue;
      Object.assign(longest, {
        duration,
        waited: processingStart - startTime,
        handled: processingEnd - processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: from } as PerformanceObserverInit);
}
