import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { watchTraffic } from '#tests/support/browsers/watchTraffic.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();

/** A cheap phone. */
const PHONE = { device: 'phone', viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 } as const;
const FIRST_USE = 120_000;
const FIVE_SCREENS = 300_000;

/** Counts bytes on the wire, headers included. */
async function weigh(page: Page) {
  const bytes = new Map<string, number>();
  const addresses = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  return {
    sum: () => bytes.values().reduce((sum, one) => sum + one, 0),
    list: () => [...bytes].map(([id, one]) => `${one} ${addresses.get(id)}`).join('\n'),
    scripts: () => [...addresses.values()].filter((address) => address.endsWith('.js')),
  };
}

const bar = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Trafikni tejash' });
const counted = async (visitor: Visitor) => Number(/(\d+)\skB/.exec(await bar(visitor).innerText())?.[1] ?? 0) * 1_000;

test('home with Save-Data costs and reports 120 kB to first use, 300 kB after five screens; a press starts scripts', async () => {
  const visitor = await visit({ ...PHONE, locale: 'uz', hasPictures: true, extraHTTPHeaders: { 'save-data': 'on' } });
  const { page, text, step } = visitor;
  const weight = await weigh(page);
  const traffic = watchTraffic(page);
  await step('to first use home costs at most 120 kB, without scripts', async () => {
    await page.goto('/');
    // A page without its pictures would be light too.
    await eventually(() => weight.list().match(/\/uploads\/games\/.*\.avif/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
    await traffic.untilQuiet();
    expect(weight.sum(), weight.list()).toBeLessThanOrEqual(FIRST_USE);
    expect([weight.scripts(), weight.list().match(/\.woff2/)]).toEqual([[], null]);
    // Gems of jackpots are decoration.
    expect(weight.list()).not.toContain('jackpot-');
    await eventually(() => counted(visitor)).toBeGreaterThan(weight.sum() * 0.9);
    expect(await counted(visitor)).toBeLessThan(weight.sum() * 1.1);
  });
  await step('five screens cost at most 300 kB, without scripts', async () => {
    for (let screen = 1; screen <= 5; screen += 1) {
      await page.mouse.wheel(0, 780);
      await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(screen * 700);
      await traffic.untilQuiet();
    }
    expect(weight.sum(), weight.list()).toBeLessThanOrEqual(FIVE_SCREENS);
    expect(weight.scripts()).toEqual([]);
    await eventually(() => counted(visitor)).toBeGreaterThan(weight.sum() * 0.9);
  });
  await step('a press starts the scripts', async () => {
    const favourite = page.getByRole('main').getByRole('button', { name: text('hall.favorite') });
    await favourite.first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await whenAlive(page);
  });
});

variant(
  'the data saver is turned on and off without scripts by plain forms, and a slow connection turns it on',
  async () => {
    const plain = await visit({ ...PHONE, locale: 'uz', javaScriptEnabled: false });
    await plain.step('plain forms turn the saver on and off', async () => {
      await plain.open('/about');
      await plain.page
        .getByRole('contentinfo')
        .getByRole('button', { name: plain.text('shell.dataSaver') })
        .click();
      await bar(plain).waitFor();
      expect(new URL(plain.page.url()).pathname).toBe('/about');
      await bar(plain).getByRole('button').click();
      await plain.page
        .getByRole('contentinfo')
        .getByRole('button', { name: plain.text('shell.dataSaver') })
        .waitFor();
      await eventually(() => bar(plain).count()).toBe(0);
    });
    const slow = await visit({ ...PHONE, locale: 'uz' });
    await slow.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true }),
    );
    await slow.step('a slow connection turns the saver on', async () => {
      await slow.page.goto('/about', { waitUntil: 'load' });
      await slow.page.goto('/', { waitUntil: 'load' });
      await bar(slow).waitFor();
      expect(await slow.page.locator('script[type=module]').count()).toBe(0);
    });
  },
);
