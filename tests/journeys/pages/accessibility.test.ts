import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site } = journey();
const SIZES = [
  { device: 'phone', viewport: { width: 360, height: 780 }, locales: isFull ? LOCALES : (['uz'] as const) },
  { device: 'desktop', viewport: { width: 1440, height: 900 }, locales: isFull ? LOCALES : (['ru'] as const) },
] as const;

/** Axe checks open dialogs only; `everyPage` checks the pages. */
const DIALOG = 'dialog[open]';

async function inspectDialogs({ page, text, open }: Visitor): Promise<void> {
  await open('/rules');
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('shell.signIn') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  expect(await axeProblems(page, DIALOG)).toEqual([]);
  await dialog.getByRole('button', { name: text('auth.signInAction') }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  expect(await axeProblems(page, DIALOG)).toEqual([]);
  await dialog.getByRole('button', { name: text('auth.signUpAction') }).click();
  await dialog.getByRole('checkbox').first().waitFor();
  expect(await axeProblems(page, DIALOG)).toEqual([]);
}

/** Axe checks the header alone: a button of the page that the menu half covers would count as too small. */
async function inspectMenus(visitor: Visitor): Promise<void> {
  const { page, text, open, device } = visitor;
  await open('/rules');
  await page.getByRole('banner').locator('summary').last().click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.signOut') })
    .waitFor();
  expect(await axeProblems(page, 'header')).toEqual([]);
  if (device === 'desktop') return;
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: text('shell.mobileMenu') })
    .locator('a[href="#site-menu"]')
    .click();
  await page.getByRole('dialog', { name: text('shell.menu') }).waitFor();
  expect(await axeProblems(page, DIALOG)).toEqual([]);
}

// By default on the narrowest screen only: dialogs and menus are the same on a wider one.
test.each(isFull ? SIZES : SIZES.slice(0, 1))(
  'axe finds nothing in the sign-in and sign-up dialogs of a guest on a $device',
  async ({ device, viewport, locales }) => {
    await Promise.all(
      locales.map(async (locale) => {
        const visitor = await visit({ device, locale, viewport, returns: true });
        await visitor.step('axe finds nothing in the dialogs of signing in and up', () => inspectDialogs(visitor));
      }),
    );
  },
);

test.each(isFull ? SIZES : SIZES.slice(0, 1))(
  'axe finds nothing in the menus of a player on a $device',
  async ({ device, viewport, locales }) => {
    await Promise.all(
      locales.map(async (locale) => {
        const visitor = await visit({ device, locale, viewport, returns: true });
        await signInAs(visitor.page, site().origin, 'demo@yulduz.test');
        await visitor.step('axe finds nothing in the menus', () => inspectMenus(visitor));
      }),
    );
  },
);
