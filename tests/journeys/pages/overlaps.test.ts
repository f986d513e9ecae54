import { expect, test } from 'vitest';
import { BRAND_NAME } from '#shared/brand.ts';
import { eventually, journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { floatingOver, hiddenWhenFocused } from '#tests/support/looks/coveredBy.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sampled } from '#tests/support/sampled.ts';
import { variant } from '#tests/support/variant.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const { visit, site, sandbox } = journey({ CACHE_PLATFORM_METADATA: '0', CACHE_PAGES_FRESH: '0' });

const PAGES = ['/', '/gamehall', '/payments', '/loyalty', '/loyalty/shop', '/no/such/place'];
const DEVICES = ['desktop', 'phone'] as const;

async function walk({ page, open, step, expectRefusal }: Visitor, pages: readonly string[]): Promise<void> {
  expectRefusal({ status: 404, path: '/no/such/place' });
  for (const path of pages)
    await step(path, async () => {
      await open(path);
      await whenStill(page);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), part);
        expect(await floatingOver(page), `${path} at ${part}`).toEqual([]);
      }
    });
}

test.runIf(isFull)(
  'nothing floats over a page on a phone or a desktop, and the live chat’s button is in the header',
  async () => {
    await sandbox().flip('chat', 'jivoSite');
    const phone = await visit({
      device: 'phone',
      locale: 'uz',
      hasPictures: true,
      viewport: { width: 360, height: 780 },
      isMobile: true,
    });
    const desktop = await visit({ device: 'desktop', locale: 'uz', hasPictures: true, returns: true });
    for (const visitor of [phone, desktop]) {
      const { page, text, step, device } = visitor;
      // Each page on one of the devices, in turns.
      await walk(
        visitor,
        PAGES.filter((_, index) => sampled(DEVICES, index).includes(device)),
      );
      await step('the chat’s button is in the header', async () => {
        const badge = page.getByRole('banner').getByRole('button', { name: text('shell.support') });
        await badge.waitFor();
        expect((await badge.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      });
    }
    await sandbox().flip('chat', '');
  },
);

const SCREENS = [
  ['a phone', 390, 844],
  ['a phone on its side', 780, 360],
  ['a desktop at 200 %', 720, 450],
] as const;

test('no button or bottom bar covers a focused field, on a phone upright or on its side, or at 200 % zoom', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', hasPictures: true });
  const expectClear = async (part: string) => {
    for (const [name, width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      // A browser that was just turned finds nothing at points beyond its earlier size, on a busy machine for more than a frame.
      await expect.poll(() => hiddenWhenFocused(page, part), { message: name }).toEqual([]);
    }
  };
  await step('nothing covers the fields of sign-up by e-mail and by phone', async () => {
    for (const type of ['email', 'phone']) {
      await open(`/forms/sign_up?type=${type}`);
      await expectClear('main');
    }
  });
  await step('nothing covers the fields of the sign-up dialog', async () => {
    await open('/rules?show_popup_reg=email');
    await page.getByRole('dialog').locator('input[type=password]').waitFor();
    await expectClear('dialog');
  });
  await step('nothing covers the support form, and without a live chat there is no chat button', async () => {
    await open('/support');
    expect(await page.getByRole('button', { name: text('shell.support') }).count()).toBe(0);
    await expectClear('main');
  });
});

variant('every link of the rail can be clicked, and the rail’s age note fits a screen of 900 px', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', hasPictures: true, returns: true });
  const rail = page.getByRole('navigation', { name: text('shell.sideMenu') });
  await step('every link can be clicked, and the age note fits the screen', async () => {
    await open('/about');
    const links = await rail.locator('li a').all();
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) await link.click({ trial: true });
    await eventually(() => rail.getByRole('link', { name: text('hall.allGames') }).textContent()).toMatch(/\d{2}/);
    const age = await rail.getByText(text('shell.ageNote')).boundingBox();
    expect((age?.y ?? 900) + (age?.height ?? 0)).toBeLessThanOrEqual(900);
  });
});

test.each([
  ['/promotions/welcome', '/promotions'],
  ['/loyalty/shop', '/loyalty'],
  ['/game/pamir-fox', '/gamehall'],
])('on %s, the only current link of the rail is %s', async (path, section) => {
  const { status, text: html } = await askPage(site().origin, path);
  expect(status).toBe(200);
  const rail = html.split(`<nav aria-label="${messagesOf('uz')('shell.sideMenu')}"`)[1]?.split('</nav>', 1)[0] ?? '';
  const current = rail.match(/<a\b[^>]*\baria-current=[^>]*>/g) ?? [];
  expect(current).toEqual([expect.stringContaining(` href="${section}"`)]);
});

variant('the offer to install waits until the e-mail hint is closed, also on a desktop', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', hasPictures: true, returns: true });
  await signInAs(page, site().origin, 'unconfirmed@yulduz.test');
  const hint = page.getByRole('complementary', { name: text('player.confirmEmailTitle') });
  const offer = page.getByRole('complementary', {
    name: text('install.title', { brand: BRAND_NAME }),
    includeHidden: true,
  });
  await step('of the e-mail hint and the offer to install only the hint is shown', async () => {
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
    await Promise.all([hint.waitFor(), offer.waitFor({ state: 'attached' })]);
    expect(await offer.isVisible()).toBe(false);
  });
  await step('the closed hint, and any that came after it, makes room for the offer', async () => {
    await hint.getByRole('button', { name: text('player.close') }).click();
    const later = page.locator('[data-edge=hint]').getByRole('button', { name: text('player.close') });
    await page.addLocatorHandler(later, (button) => button.click());
    await offer.click({ trial: true });
  });
});
