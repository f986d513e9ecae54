import type { Browser } from 'playwright';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { median } from './median.ts';
import { newPhone } from './newPhone.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './openOnPhone.ts';
import { press } from './press.ts';
import { slowDown } from './slowDown.ts';

/** Milliseconds from the navigation to the press. */
const AT_MS = 1_500;

interface Early {
  /** Number of openings in which the scripts already ran. */
  'scripts were there': number;
  'a preset fills the sum, ms': number;
  'the order leaves, ms': number;
}

interface Timed {
  isAlive: boolean;
  filled: number;
  ordered: number;
}

/** Presses on the deposit page 1.5 s after its navigation, on a slow phone: median milliseconds until their effect. */
export async function earlyPresses(browser: Browser, origin: string, cookie: string, runs: number): Promise<Early> {
  const all: Timed[] = [];
  // The first opening fills the caches and is not counted.
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
    await page.waitForFunction((time) => performance.now() >= time, AT_MS);
    const isAlive = await page.evaluate(() => document.querySelector('section[popover=manual]:popover-open') !== null);
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
    // The field is absent if the player has a saved card.
    const card = page.locator('main form input[name=card]');
    if (await card.isVisible()) await card.fill(ownCard());
    const ordered = await tillDone(
      () => press(page.locator('main form button[type=submit]').last()),
      () => page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('cashier')),
    );
    return { isAlive, filled, ordered };
  } finally {
    await close();
  }
}

/** Milliseconds from the press to its effect, including the time the finger is down. */
async function tillDone(act: () => Promise<void>, done: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await Promise.all([done(), act()]);
  return performance.now() - began;
}
