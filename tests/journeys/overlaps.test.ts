import { BRAND_NAME } from '../../shared/brand.ts';
import { expect, test } from 'vitest';
import { floatingOver, hiddenWhenFocused } from '../support/coveredBy.ts';
import { journey, type Visitor, whenStill } from '../support/journey.ts';
import { signInAs } from '../support/signInAs.ts';

const { visit, site, sandbox } = journey({ CACHE_PLATFORM_METADATA: '0', CACHE_PAGES_FRESH: '0' });

const PAGES = ['/', '/gamehall', '/payments', '/loyalty', '/loyalty/shop', '/no/such/place'];

async function walk({ page, open, step, expectRefusal }: Visitor): Promise<void> {
  expectRefusal({ status: 404, path: '/no/such/place' });
  for (const path of PAGES)
    await step(path, async () => {
      await open(path);
      await whenStill(page);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), part);
        expect(await floatingOver(page), `${path} at ${part}`).toEqual([]);
      }
    });
}

test('nothing floats over a page, on a phone and on a desktop, with a live chat too', async () => {
  await sandbox().flip('chat', 'jivoSite');
  const phone = await visit({ device: 'phone', locale: 'uz', viewport: { width: 360, height: 780 }, isMobile: true });
  const desktop = await visit({ device: 'desktop', locale: 'uz' });
  await Promise.all([walk(phone), walk(desktop)]);
  for (const { page, text, step } of [phone, desktop])
    await step('the chat is in the header', async () => {
      const badge = page.getByRole('banner').getByRole('button', { name: text('shell.support') });
      await badge.waitFor();
      expect((await badge.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    });
  await sandbox().flip('chat', '');
});

test('without a chat of the operator there is no button for one', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru' });
  await step('a page', async () => {
    await open('/about');
    expect(await page.getByRole('button', { name: text('shell.support') }).count()).toBe(0);
  });
});

test.each([
  ['a phone', 390, 844],
  ['a phone on its side', 780, 360],
  ['a desktop at 200 %', 720, 450],
])('sign-up on %s: no field that has the focus lies under the button', async (_, width, height) => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz', viewport: { width, height } });
  await step('by e-mail and by phone', async () => {
    for (const type of ['email', 'phone']) {
      await open(`/forms/sign_up?type=${type}`);
      expect(await hiddenWhenFocused(page, 'main')).toEqual([]);
    }
  });
  await step('in the dialog', async () => {
    await open('/rules?show_popup_reg=email');
    await page.getByRole('dialog').locator('input[type=password]').waitFor();
    expect(await hiddenWhenFocused(page, 'dialog')).toEqual([]);
  });
});

test('what takes the focus is scrolled clear of the bar below', async () => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz' });
  await step('a page with a form', async () => {
    await open('/support');
    expect(await hiddenWhenFocused(page, 'main')).toEqual([]);
  });
});

test('the rail: every entry can be reached and pressed, and an item’s page lights its section', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz' });
  const rail = page.getByRole('navigation', { name: text('shell.sideMenu') });
  const lit = () => rail.locator('[aria-current]').getAttribute('href');
  await step('every entry', async () => {
    await open('/');
    const links = await rail.locator('li a').all();
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) await link.click({ trial: true });
    const first = await rail.getByRole('link', { name: text('hall.allGames') }).textContent();
    expect(first).toMatch(/\d{2}/);
    const age = await rail.getByText(text('shell.ageNote')).boundingBox();
    expect((age?.y ?? 900) + (age?.height ?? 0)).toBeLessThanOrEqual(900);
  });
  for (const [path, section] of [
    ['/promotions/welcome', '/promotions'],
    ['/loyalty/shop', '/loyalty'],
    ['/game/pamir-fox#demo', '/gamehall'],
  ] as const)
    await step(path, async () => {
      await open(path);
      expect(await lit()).toBe(section);
    });
});

test('the cards at the edge of a page stand in one column and cover none of each other', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz' });
  await signInAs(page, site().origin, 'unconfirmed@yulduz.test');
  const hint = page.getByRole('complementary', { name: text('player.confirmEmailTitle') });
  const offer = page.getByRole('complementary', { name: text('install.title', { brand: BRAND_NAME }) });
  await step('a hint, and the offer to install', async () => {
    await open('/faq');
    await page.evaluate(() => {
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve({ outcome: 'dismissed' }),
        }),
      );
    });
    for (const next of ['/about', '/rules', '/privacy']) {
      await page.getByRole('contentinfo').locator(`a[href="${next}"]`).first().click();
      await page.waitForURL(new RegExp(`${next}$`));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await Promise.all([hint.waitFor(), offer.waitFor()]);
    const boxes = await Promise.all([hint.boundingBox(), offer.boundingBox()]);
    const [upper, lower] = boxes.toSorted((one, other) => (one?.y ?? 0) - (other?.y ?? 0));
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  });
});
