import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
let shared: Promise<Visitor> | undefined;

/** One browser for all tests; each test opens home again. */
const phone = () => (shared ??= visit({ device: 'phone', locale: 'uz', stays: true }));

/** Whether React has attached its handlers to the element. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/** By their label: computing the roles and names of all of home takes half a second of CPU time. */
const heartsOf = ({ page, text }: Visitor) => page.locator(`main button[aria-label^="${text('hall.favorite')}: "]`);

/** Opens home. Gives the hearts of its first game and of its last, which is many screens away. */
async function home(visitor: Visitor) {
  const { open, step } = visitor;
  await step('home opens and hydrates its first row', () => open('/'));
  const hearts = heartsOf(visitor);
  await eventually(() => isHydrated(hearts.first())).toBe(true);
  return { near: hearts.first(), far: hearts.last() };
}

test('a row of home far from the screen is not hydrated until the visitor scrolls near', async () => {
  const visitor = await phone();
  const { far } = await home(visitor);
  expect(await isHydrated(far)).toBe(false);
  await visitor.step('the row hydrates when scrolled near', async () => {
    await far.scrollIntoViewIfNeeded();
    await eventually(() => isHydrated(far)).toBe(true);
  });
});

test('far rows of a player’s home hydrate when near, after a press on a heart of the first row, and their hearts work', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  const { page, step } = visitor;
  await step('a player signs in', () => signInAs(page, site().origin, 'rich@yulduz.test'));
  const { near, far } = await home(visitor);
  expect(await isHydrated(far)).toBe(false);
  const press = async (heart: Locator) => {
    const before = await heart.getAttribute('aria-pressed');
    await heart.click();
    await eventually(() => heart.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true');
  };
  await step('a press on a heart of the first row changes it', () => press(near));
  await step('the far row hydrates when near, and a press changes its heart', async () => {
    await far.scrollIntoViewIfNeeded();
    await eventually(() => isHydrated(far)).toBe(true);
    await press(far);
  });
});

test.each(['press', 'focus'] as const)(
  'a %s on a button of a far row hydrates the row, and the button then opens its dialog',
  async (how) => {
    const visitor = await phone();
    const { far } = await home(visitor);
    await visitor.step(`a ${how} hydrates the row`, async () => {
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
  },
);

variant('a link of a far row, clicked before hydration, opens its game', async () => {
  const visitor = await phone();
  const { page, step } = visitor;
  await home(visitor);
  await step('a click on the last link opens its game', async () => {
    const link = page.getByRole('main').locator('li a[href^="/game/"]').last();
    const address = (await link.getAttribute('href')) ?? '';
    await link.evaluate((node: HTMLElement) => node.click());
    await eventually(() => new URL(page.url()).pathname).toBe(address.replace(/#.*/, ''));
  });
});

variant('home rendered in the browser has handlers on its last row at once', async () => {
  const visitor = await phone();
  const { page, open, step } = visitor;
  await step('another page opens', () => open('/promotions'));
  await step('the last row of home has handlers as soon as it is shown', async () => {
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    const last = heartsOf(visitor).last();
    await last.waitFor({ state: 'attached' });
    expect(await isHydrated(last)).toBe(true);
  });
});

variant('on a page whose far rows are not hydrated, a language switch translates the last row', async () => {
  const visitor = await phone();
  const { page, step } = visitor;
  const { far } = await home(visitor);
  expect(await isHydrated(far)).toBe(false);
  await step('a switch to Russian translates the last row', async () => {
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
