import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { eventually, journey, type Visitor, whenStill } from '../../support/browsers/journey.ts';
import { sampled } from '../../support/sampled.ts';

const { visit } = journey();
const TOTAL = 480;
const PAGE = 24;
/** Two rows of five fit the screen of a desktop wherever it stands. */
const TILES_IN_SIGHT = 10;
/** Some way down four pages of games on a desktop, pixels. */
const HALL_SCROLL = 2000;

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Names of the games whose tiles are on the screen. */
const inSight = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all
      .filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      })
      .map((tile) => tile.querySelector('a:not([aria-label])')?.textContent),
  );

/** Rows are drawn as they come near: waits until those in sight are all there and stay. */
async function allRowsDrawn(page: Page): Promise<void> {
  await eventually(async () => {
    const before = await inSight(page);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
    return before.length >= TILES_IN_SIGHT && (await inSight(page)).join() === before.join();
  }).toBe(true);
}

/** How many games the hall says it shows; 0 while more are on their way. */
async function shownGames({ page, text }: Visitor): Promise<number> {
  const [before = '', after = ''] = text('hall.shown', { shown: '@', total: formatNumber(TOTAL) }).split('@');
  const said = (await page.getByRole('main').getByRole('status').last().textContent()) ?? '';
  if (!said.startsWith(before) || !said.endsWith(after)) return 0;
  return Number(said.slice(before.length, said.length - after.length).replace(/\D/g, ''));
}

/** Goes down the endless grid until it holds so many games. */
async function bringGames(visitor: Visitor, count: number): Promise<void> {
  const reached = eventually(async () => {
    await visitor.page.getByRole('main').getByRole('status').last().scrollIntoViewIfNeeded();
    return shownGames(visitor);
  });
  await reached.toBeGreaterThanOrEqual(count);
}

test('home, hall, game and back: nothing loads twice and every place is found again', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await step('home', () => open('/'));
  const winners = page.getByRole('region', { name: text('lobby.winners') });
  await step('scroll the home', () => winners.scrollIntoViewIfNeeded());
  const homeScroll = await scrolled(page);
  expect(homeScroll).toBeGreaterThan(0);

  await step('to the hall', async () => {
    await page
      .getByRole('navigation', { name: text('shell.sideMenu') })
      .getByRole('link', { name: text('hall.allGames') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
    expect(await scrolled(page)).toBe(0);
  });
  await step('scroll the hall', async () => {
    await bringGames(visitor, PAGE * 4);
    await page.evaluate((top) => window.scrollTo(0, top), HALL_SCROLL);
    await whenStill(page);
    await allRowsDrawn(page);
  });
  const [hallScroll, seen] = [await scrolled(page), await inSight(page)];
  expect(hallScroll).toBe(HALL_SCROLL);

  await step('to a game', async () => {
    const name = seen[0] as string;
    // By keyboard: a click of the mouse might first bring the tile elsewhere.
    await page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await scrolled(page)).toBe(0);
  });
  await step('back to the hall', async () => {
    await page.goBack();
    await eventually(async () => [await scrolled(page), await inSight(page)]).toEqual([hallScroll, seen]);
  });
  await step('back to the home', async () => {
    await page.goBack();
    await winners.waitFor();
    await eventually(() => scrolled(page)).toBe(homeScroll);
  });
  expect(documents).toBe(1);
});

test('the endless grid brings more, and the page stays small', async () => {
  const visitor = await visit({ device: 'phone', locale: 'ru', returns: true });
  const { page, text, open, step } = visitor;
  await step('hall', () => open('/gamehall'));
  await step('the first pages come by themselves', () => bringGames(visitor, PAGE * 4));
  await step('then only when asked', async () => {
    const more = page.getByRole('link', { name: text('hall.more') });
    await more.scrollIntoViewIfNeeded();
    expect(await shownGames(visitor)).toBe(PAGE * 4);
    await more.click();
    await bringGames(visitor, PAGE * 7);
  });
  await step('only those near the screen are in the page', async () => {
    expect(await tiles(page).count()).toBeLessThan(60);
    const seen = await inSight(page);
    expect(new Set(seen).size).toBe(seen.length);
    const counted = () => Number(new URL(page.url()).searchParams.get('page')) * PAGE;
    await eventually(async () => counted() - (await shownGames(visitor))).toBe(0);
  });
  await step('the top is still there', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(async () => (await inSight(page)).length).toBeGreaterThan(0);
    expect(await tiles(page).count()).toBeLessThan(60);
  });
});

test.each(
  sampled([
    ['phone', 'ru'],
    ['desktop', 'uz'],
  ] as const),
)('%s, %s: the hall finds names while they are typed, in any alphabet', async (device, locale) => {
  const { page, text, open, step } = await visit({ device, locale, returns: true });
  await step('hall', () => open('/gamehall'));
  for (const [typed, name] of [
    ['zarafshon vau', 'Zarafshon Vault'],
    ['Зарафшон Ваулт', 'Zarafshon Vault'],
    ['бўри', 'Boʻri Steppe'],
  ] as const) {
    await step(typed, async () => {
      await page
        .getByRole('main')
        .getByRole('searchbox', { name: text('hall.search') })
        .pressSequentially(typed);
      await page.getByRole('status').getByText(/\d/).first().waitFor();
      await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
      await eventually(() => new URL(page.url()).searchParams.get('search')).toBe(typed);
    });
    await step('clear', async () => {
      await page
        .getByRole('button', { name: text('hall.searchClear') })
        .first()
        .click();
      await eventually(() => new URL(page.url()).search).toBe('');
      await eventually(() => tiles(page).count()).toBeGreaterThanOrEqual(PAGE);
    });
  }
});

test('categories, providers and order are addresses', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await step('hall', () => open('/gamehall?category=slots'));
  // By its value: the boxes are sorted anew when the numbers of games come.
  const provider = page
    .getByRole('group', { name: text('hall.provider') })
    .locator('input[type=checkbox][value=zarafshon]');
  await step('choose a provider', async () => {
    if (!(await provider.isVisible())) await page.getByText(text('hall.filter'), { exact: true }).click();
    await provider.click();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBe('zarafshon');
    await eventually(() => new URL(page.url()).searchParams.get('category')).toBe('slots');
    await eventually(() => provider.isChecked()).toBe(true);
  });
  await step('choose an order', async () => {
    await page.getByRole('combobox', { name: text('hall.sort') }).selectOption('name');
    await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
    await whenStill(page);
    const names = await tiles(page).locator('a:not([aria-label])').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
  await step('the chips take it back', async () => {
    await page.getByRole('link', { name: text('hall.clear'), exact: true }).click();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBe(null);
  });
  await step('reload: the address says the same', async () => {
    await page.goBack();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBeTruthy();
    await page.reload();
    await eventually(() => provider.isChecked()).toBe(true);
  });
});

test('on a phone two lines of controls stand before the games, and the filter is a sheet that tells how many it leaves', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const main = page.getByRole('main');
  await step('two lines', async () => {
    await open('/gamehall');
    expect((await tiles(page).first().boundingBox())?.y).toBeLessThan(260);
    await tiles(page)
      .first()
      .getByRole('button', { name: new RegExp(text('hall.favorite')) })
      .waitFor();
    // A finger cannot hover: the heart is there before the game is liked.
    expect(
      await tiles(page)
        .first()
        .getByRole('button', { name: new RegExp(text('hall.favorite')) })
        .evaluate((heart) => getComputedStyle(heart).opacity),
    ).toBe('1');
  });
  const sheet = page.getByRole('dialog', { name: text('hall.filter') });
  const show = sheet.getByRole('button').last();
  await step('a choice, and what it leaves', async () => {
    await main.locator('summary').first().click();
    const before = await show.textContent();
    await sheet.getByRole('checkbox').first().click();
    await eventually(() => show.textContent()).not.toBe(before);
    await show.click();
    await eventually(() => sheet.count()).toBe(0);
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBeTruthy();
  });
});
