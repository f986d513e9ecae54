import type { Browser } from 'playwright';
import { cookieNames } from '../../shared/keys/cookieNames.ts';
import { paths } from '../../shared/url/paths.ts';
import { CARD } from '../../tests/support/players/fundedPlayer.ts';
import { messagesOf } from '../../tests/support/messagesOf.ts';
import { median } from './median.ts';
import { newPhone } from './newPhone.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './openOnPhone.ts';
import { press } from './press.ts';
import { slowDown } from './slowDown.ts';

/** Milliseconds after the press on the link to the page. */
const AT_MS = 1_500;

interface Early {
  /** Openings in which the scripts answered already. */
  'scripts were there': number;
  'a preset fills the sum, ms': number;
  'the order leaves, ms': number;
}

interface Timed {
  isAlive: boolean;
  filled: number;
  ordered: number;
}

/** What a press on the deposit page does a second and a half after the page was asked for, on a slow phone: milliseconds until its effect, medians. */
export async function earlyPresses(browser: Browser, origin: string, cookie: string, runs: number): Promise<Early> {
  const all: Timed[] = [];
  // The first opening fills the caches: it is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const timed = await once(browser, origin, cookie);
    if (run > 0) all.push(timed);
  }
  return {
    'scripts were there': all.filter(({ isAlive }) => isAlive).length,
    'a preset fills the sum, ms': Math.round(median(all.map(({ filled }) => filled))),
    'the order leaves, ms': Math.round(median(all.map(({ ordered }) => ordered))),
  };
}

async function once(browser: Browser, origin: string, cookie: string): Promise<Timed> {
  const text = messagesOf('uz');
  const { page, session, close } = await newPhone(browser, origin, `${cookieNames.age}=18; ${cookie}`);
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowDown(session, CPU_SLOWDOWN);
    await page.goto(origin + paths.depositMethod.build({ sysname: 'uzcard' }), { waitUntil: 'commit' });
    await page.waitForFunction((at) => performance.now() >= at, AT_MS);
    const isAlive = await page.evaluate(() => document.querySelector('[popover=manual]:popover-open') !== null);
    const sum = page.getByRole('textbox', { name: text('deposit.amount') });
    const preset = page
      .getByRole('list', { name: text('deposit.presets') })
      .getByRole('button')
      .last();
    const wanted = (await preset.innerText()).trim();
    const field = await sum.elementHandle();
    const filled = await tillDone(
      () => press(preset),
      () =>
        page.waitForFunction(([input, value]) => (input as HTMLInputElement).value === value, [field, wanted] as const),
    );
    // Who has paid by it before has the card saved.
    const card = page.locator('main form input[name=card]');
    if (await card.isVisible()) await card.fill(CARD);
    const ordered = await tillDone(
      () => press(page.locator('main form button[type=submit]').last()),
      () => page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('cashier')),
    );
    return { isAlive, filled, ordered };
  } finally {
    await close();
  }
}

/** The finger's rest included. */
async function tillDone(act: () => Promise<void>, done: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await Promise.all([done(), act()]);
  return performance.now() - began;
}
