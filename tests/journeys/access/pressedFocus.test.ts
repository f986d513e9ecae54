import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey({ SANDBOX_PAGES: '1' });

/** A part that is drawn anew has the focus again after a few frames. */
const FRAMES = 20;
/** Buttons that leave the page, end the session or ask the browser for something. */
const LEAVES = /chiqish|выйти|google|telegram/i;

/** Counts for how many frames in a row the focus was on the page itself: the longest time, as `window.lostFrames`. */
function countLostFrames(): void {
  const counted = window as unknown as { lostFrames: number };
  counted.lostFrames = 0;
  let now = 0;
  const look = () => {
    now = document.activeElement === document.body ? now + 1 : 0;
    counted.lostFrames = Math.max(counted.lostFrames, now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const isPlaced = () => document.activeElement !== document.body;

/** Presses every button of a page by the keyboard, with answers that take a moment, and notes those that lose the focus. */
async function pressAll({ page, open }: Visitor, address: string, limit: number): Promise<string[]> {
  const lost: string[] = [];
  await open(address);
  const buttons = page.getByRole('main').getByRole('button');
  const count = Math.min(await buttons.count(), limit);
  for (let index = 0; index < count; index++) {
    const button = buttons.nth(index);
    if (!(await button.isVisible().catch(() => false)) || !(await button.isEnabled())) continue;
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
    if (LEAVES.test(name)) continue;
    const before = page.url();
    await button.focus();
    if (!(await button.evaluate((element) => element === document.activeElement))) continue;
    // The code that places the focus anew comes with the first focus.
    await page.locator('body > div[aria-live]:not([class])').waitFor({ state: 'attached' });
    await page.evaluate(countLostFrames);
    await page.keyboard.press('Enter');
    await page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .catch(() => null);
    await whenStill(page.getByRole('main'));
    const placed = () => page.waitForFunction(isPlaced, null, { timeout: 1_000 }).then(Boolean, () => false);
    await placed();
    const isHere = page.url() === before;
    // A late answer may draw the part anew at this moment; the frames tell for how long.
    const isBack = await placed();
    const frames = await page
      .evaluate(() => (window as unknown as { lostFrames?: number }).lostFrames ?? 0)
      .catch(() => 0);
    if (isHere && (frames > FRAMES || !isBack)) lost.push(`${address}: ${name} (${frames} frames)`);
    if (!isHere || (await page.getByRole('dialog').count()) > 0) await open(address);
  }
  return lost;
}

async function playerOn(device: 'phone' | 'desktop'): Promise<Visitor> {
  const visitor = await visit({ device, locale: 'uz', vendors: [site().sandbox] });
  await newPlayer(visitor.page, site().origin);
  await visitor.page.route('**/api/**', async (route) => {
    const answer = await route.fetch().catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (answer) await route.fulfill({ response: answer });
    else await route.abort();
  });
  return visitor;
}

test.each([paths.profileNotification.build(), paths.profileSecurity.build(), paths.gamehall.build()])(
  'a button of %s that becomes busy or disabled by a press keeps the focus',
  async (address) => {
    const visitor = await playerOn('desktop');
    await visitor.step('each button is pressed by the keyboard', async () => {
      expect(await pressAll(visitor, address, 8)).toEqual([]);
    });
  },
);

test.runIf(isFull)(
  'no button of any page of a player loses the focus when it is pressed',
  async () => {
    const visitor = await playerOn('desktop');
    const addresses = [...(await publicPages(site().origin)).filter(({ status }) => status === 200), ...playerPages];
    const lost: string[] = [];
    for (const { path } of addresses)
      await visitor.step(path, async () => {
        lost.push(...(await pressAll(visitor, path, 20)));
      });
    expect(lost).toEqual([]);
  },
  900_000,
);
