import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LOCALES, type Locale, withLocale } from '../../shared/locales.ts';
import { eventually, journey, type Visitor } from '../support/journey.ts';
import { signInAs } from '../support/signInAs.ts';

const { visit, site } = journey();
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [
  { device: 'phone', viewport: { width: 360, height: 780 } },
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;
/** The narrowest screen that must show everything (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
const MISSING = '/no/such/place';
const GUEST_PAGES = [
  '/',
  '/gamehall',
  '/game/zarafshon-vault',
  '/responsible-gaming',
  '/forms/sign_in',
  '/forms/sign_up',
  MISSING,
];
/** Those where more than the header is another; the header comes with each. */
const PLAYER_PAGES = ['/', '/gamehall?category=slots', '/game/zarafshon-vault'];

/** What axe finds, a line an element; the frame of a game is a document of its own and looked at with its page. */
async function problemsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** Everything that streams in or loads its code is there. */
async function settled({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  await page.waitForLoadState('networkidle');
}

async function inspect(visitor: Visitor, pages: readonly string[]): Promise<void> {
  const { page, step, expectRefusal, locale } = visitor;
  expectRefusal({ status: 404, path: withLocale(MISSING, locale) });
  for (const path of pages)
    await step(path, async () => {
      await settled(visitor, path);
      expect(await problemsOf(page)).toEqual([]);
    });
}

async function inspectDialogs({ page, text, open }: Visitor): Promise<void> {
  await open('/gamehall?category=fast');
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('shell.signIn') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: text('auth.signInAction') }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: text('auth.signUpAction') }).click();
  await dialog.getByRole('checkbox').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
}

/** What a menu hangs over is looked at without it: half covered, a button of the page has no size. */
async function inspectMenus(visitor: Visitor): Promise<void> {
  const { page, text, open, device } = visitor;
  await open('/gamehall?category=fast');
  await page.getByRole('banner').locator('summary').last().click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.signOut') })
    .waitFor();
  expect(await problemsOf(page, 'header')).toEqual([]);
  if (device === 'desktop') return;
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: text('shell.mobileMenu') })
    .getByRole('link')
    .last()
    .click();
  await page.getByRole('dialog', { name: text('shell.menu') }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
}

test.each(SIZES)('axe finds nothing: a guest on a $device', async ({ device, viewport }) => {
  await Promise.all(
    LOCALES.map(async (locale) => {
      const visitor = await visit({ device, locale, viewport });
      await inspect(visitor, GUEST_PAGES);
      await visitor.step('the dialogs of signing in and up', () => inspectDialogs(visitor));
    }),
  );
});

test.each(SIZES)('axe finds nothing: a player on a $device', async ({ device, viewport }) => {
  await Promise.all(
    LOCALES.map(async (locale) => {
      const visitor = await visit({ device, locale, viewport });
      await signInAs(visitor.page, site().origin, 'demo@yulduz.test');
      await inspect(visitor, PLAYER_PAGES);
      await visitor.step('the menus', () => inspectMenus(visitor));
    }),
  );
});

test.each(LOCALES)('nothing is cut or scrolls sideways at 320 px: %s', async (locale: Locale) => {
  const visitor = await visit({ device: 'phone', locale, viewport: NARROW });
  const { page, step, expectRefusal } = visitor;
  expectRefusal({ status: 404, path: withLocale(MISSING, locale) });
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth, pageX: Math.max(0, scrollWidth - clientWidth) };
    });
  for (const path of GUEST_PAGES)
    await step(path, async () => {
      await settled(visitor, path);
      expect(await overflow()).toMatchObject({ pageX: 0, clientWidth: NARROW.width });
    });
  await step('as a player', async () => {
    await signInAs(page, site().origin, 'rich@yulduz.test');
    await settled(visitor, '/');
    await eventually(() => overflow()).toMatchObject({ pageX: 0, clientWidth: NARROW.width });
  });
});
