import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, journey, type Visitor } from '../../support/browsers/journey.ts';
import { messagesOf } from '../../support/messagesOf.ts';

const { visit } = journey();
let shared: Promise<Visitor> | undefined;

/** One browser for all tests, which opens home anew for each. */
const phone = () => (shared ??= visit({ device: 'phone', locale: 'uz', stays: true }));

/** React has taken it over: its handlers are on it. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/** By their label: reading the role and the name of all that home holds takes half a second of the processor. */
const heartsOf = ({ page, text }: Visitor) => page.locator(`main button[aria-label^="${text('hall.favorite')}: "]`);

/** Home, with the heart of its last game row: many screens away. */
async function home(visitor: Visitor) {
  const { open, step } = visitor;
  await step('home', () => open('/'));
  const hearts = heartsOf(visitor);
  await eventually(() => isHydrated(hearts.first())).toBe(true);
  return { near: hearts.first(), far: hearts.last() };
}

test('rows far from the screen are hydrated when they come near', async () => {
  const visitor = await phone();
  const { far } = await home(visitor);
  expect(await isHydrated(far)).toBe(false);
  await visitor.step('near', async () => {
    await far.scrollIntoViewIfNeeded();
    await eventually(() => isHydrated(far)).toBe(true);
  });
});

test.each(['press', 'focus'] as const)('a %s takes a far row over, and what was pressed answers', async (how) => {
  const visitor = await phone();
  const { far } = await home(visitor);
  await visitor.step(how, async () => {
    // From script: Playwright would scroll the row near first.
    await far.evaluate((node: HTMLElement, isFocus) => {
      if (isFocus) node.focus({ preventScroll: true });
      else node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }, how === 'focus');
    await eventually(() => isHydrated(far)).toBe(true);
    if (how === 'focus') await visitor.page.keyboard.press('Enter');
    else await far.evaluate((node: HTMLElement) => node.click());
    await visitor.page.getByRole('dialog').waitFor();
  });
});

test('a link far from the screen leads on before its row is hydrated', async () => {
  const visitor = await phone();
  const { page, step } = visitor;
  await home(visitor);
  await step('to a game', async () => {
    const link = page.getByRole('main').locator('article a[href^="/game/"]').last();
    const address = (await link.getAttribute('href')) ?? '';
    await link.evaluate((node: HTMLElement) => node.click());
    await eventually(() => new URL(page.url()).pathname).toBe(address.replace(/#.*/, ''));
  });
});

test('home drawn by the browser needs no taking over', async () => {
  const visitor = await phone();
  const { page, open, step } = visitor;
  await step('another page', () => open('/promotions'));
  await step('home', async () => {
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    const last = heartsOf(visitor).last();
    await last.waitFor({ state: 'attached' });
    expect(await isHydrated(last)).toBe(true);
  });
});

test('another language comes to a page whose far rows are not hydrated', async () => {
  const visitor = await phone();
  const { page, step } = visitor;
  const { far } = await home(visitor);
  expect(await isHydrated(far)).toBe(false);
  await step('to Russian', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Русский' });
    await link.evaluate((node: HTMLElement) => node.click());
    await eventually(() => new URL(page.url()).pathname).toBe('/ru');
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('ru');
    await page
      .locator(`main button[aria-label^="${messagesOf('ru')('hall.favorite')}: "]`)
      .last()
      .waitFor();
  });
});
