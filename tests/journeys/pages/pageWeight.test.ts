import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { watchTraffic } from '#tests/support/browsers/watchTraffic.ts';
import { layoutShifts, watchLayoutShift } from '#tests/support/looks/layoutShift.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sampled } from '#tests/support/sampled.ts';

const { visit, site } = journey();

interface Loaded {
  type: string;
  address: string;
  bytes: number;
}

/** Records what the page loads from here on, headers included. Complete once the network is idle, if the page is not scrolled. */
async function watchBytes({ page }: Visitor): Promise<() => Loaded[]> {
  const loaded = new Map<string, Loaded>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    loaded.set(requestId, { type: response.mimeType, address: response.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...loaded.values()];
}

async function expectNoShift({ page }: Visitor): Promise<void> {
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
}

test.each(sampled(LOCALES))(
  'on a phone, home in %s weighs at most 300 kB and requests no data; home and the hall do not shift',
  async (locale) => {
    const visitor = await visit({
      device: 'phone',
      locale,
      viewport: { width: 360, height: 780 },
      deviceScaleFactor: 3,
      hasPictures: true,
      reducedMotion: 'no-preference',
    });
    const { page, text, open, step } = visitor;
    await watchLayoutShift(page);
    const bytes = await watchBytes(visitor);
    const traffic = watchTraffic(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/\/(api|content)\//.test(request.url())) requested.push(request.url());
    });
    await step('home arrives, and the network is quiet', async () => {
      await Promise.all([page.waitForResponse(/\/assets\/startBackground-/), open('/')]);
      await page.waitForLoadState('networkidle');
    });
    await step('pictures are AVIF, and the page weighs at most 300 kB', async () => {
      const loaded = bytes();
      const list = loaded.map((one) => `${one.bytes} ${one.address}`).join('\n');
      // A page without its pictures would be light, too.
      const pictures = loaded.filter(({ address }) => /\/uploads\/(?:games|banners)\//.test(address));
      expect(pictures.length, list).toBeGreaterThanOrEqual(5);
      expect(pictures.filter(({ type }) => type !== 'image/avif')).toEqual([]);
      expect(
        loaded.reduce((sum, one) => sum + one.bytes, 0),
        list,
      ).toBeLessThanOrEqual(300_000);
    });
    await step('the streamed sections are shown', async () => {
      const jackpots = page.getByRole('region', { name: text('lobby.jackpots') });
      await jackpots.getByRole('link').first().waitFor();
      const winners = page.getByRole('region', { name: text('lobby.winners') });
      await winners.getByRole('listitem').nth(4).waitFor();
    });
    await step('no data is requested, and nothing has shifted', async () => {
      // A page that requests data again does so in its first effects, which have run.
      await traffic.untilQuiet();
      traffic.stop();
      expect(requested).toEqual([]);
      await expectNoShift(visitor);
    });
    await step('the hall does not shift', async () => {
      await open('/gamehall');
      await page.waitForLoadState('networkidle');
      await expectNoShift(visitor);
    });
  },
);

test('on a phone in the light theme, home of a player with recent games does not shift', async () => {
  const visitor = await visit({
    device: 'phone',
    locale: 'uz',
    viewport: { width: 360, height: 780 },
    hasPictures: true,
    reducedMotion: 'no-preference',
    returns: true,
  });
  const { page, text, open, step } = visitor;
  await step('a player signs in', () => signInAs(page, site().origin, 'demo@yulduz.test'));
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await watchLayoutShift(page);
  await step('home has the row of recent games, and nothing has shifted', async () => {
    await open('/');
    const recent = page.getByRole('region', { name: text('lobby.recent') });
    await recent.waitFor();
    // Skipped until it is near, it would take a guessed height first, and only a slow phone would show the difference.
    const list = recent.getByRole('list');
    expect(await list.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible');
    await page.waitForLoadState('networkidle');
    await whenStill(page);
    expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('light');
    expect((await layoutShifts(page)).map(({ value, what }) => `${value} ${what}`)).toEqual([]);
  });
});
