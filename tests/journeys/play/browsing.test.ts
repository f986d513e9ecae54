import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { eventually, journey, type Visitor, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();
const TOTAL = 480;
const PAGE = 24;
/** Two rows of five fit a desktop screen at any scroll position. */
const TILES_IN_SIGHT = 10;
/** A scroll position within four pages of games on a desktop, pixels. */
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

/** Rows render when they are near the screen: waits until those on the screen are complete and do not change. */
async function allRowsDrawn(page: Page): Promise<void> {
  await eventually(async () => {
    const before = await inSight(page);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
    return before.length >= TILES_IN_SIGHT && (await inSight(page)).join() === before.join();
  }).toBe(true);
}

/** The number of games that the hall's status reports; 0 while more are loading. */
async function shownGames({ page, text }: Visitor): Promise<number> {
  const [before = '', after = ''] = text('hall.shown', { shown: '@', total: formatNumber(TOTAL) }).split('@');
  const status = (await page.getByRole('main').getByRole('status').last().textContent()) ?? '';
  if (!status.startsWith(before) || !status.endsWith(after)) return 0;
  return Number(status.slice(before.length, status.length - after.length).replace(/\D/g, ''));
}

/** Scrolls down the endless grid until it has `count` games. */
async function loadGames(visitor: Visitor, count: number): Promise<void> {
  const reached = eventually(async () => {
    await visitor.page.getByRole('main').getByRole('status').last().scrollIntoViewIfNeeded();
    return shownGames(visitor);
  });
  await reached.toBeGreaterThanOrEqual(count);
}

test('going back from a game to the hall and to home restores the scroll position, with one document loaded', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await step('home opens', () => open('/'));
  const winners = page.getByRole('region', { name: text('lobby.winners') });
  await step('home is scrolled to the winners', async () => {
    await winners.scrollIntoViewIfNeeded();
    await whenStill(page);
  });
  // Rows above come into reach or, once a game was opened, begin with it: a place is what is on the screen, noted at the press.
  const place = () => winners.evaluate((region) => Math.round(region.getBoundingClientRect().top));
  const left = await winners.evaluateHandle((region) => {
    const noted = { top: Number.NaN };
    const note = () => Object.assign(noted, { top: Math.round(region.getBoundingClientRect().top) });
    addEventListener('click', note, { capture: true, once: true });
    return noted;
  });

  await step('the hall opens at its top', async () => {
    await page
      .getByRole('navigation', { name: text('shell.sideMenu') })
      .getByRole('link', { name: text('hall.allGames') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
    expect(await scrolled(page)).toBe(0);
  });
  const { top } = await left.jsonValue();
  expect(top).toBeLessThan(900);
  await step('the hall is scrolled', async () => {
    await loadGames(visitor, PAGE * 4);
    await page.evaluate((top) => window.scrollTo(0, top), HALL_SCROLL);
    await whenStill(page);
    await allRowsDrawn(page);
  });
  const [hallScroll, seen] = [await scrolled(page), await inSight(page)];
  expect(hallScroll).toBe(HALL_SCROLL);

  await step('Enter on a tile opens its game', async () => {
    const name = seen[0] as string;
    // By keyboard: a click might scroll the tile first.
    await page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await scrolled(page)).toBe(0);
  });
  await step('Back restores the scroll position of the hall', async () => {
    await page.goBack();
    await eventually(async () => [await scrolled(page), await inSight(page)]).toEqual([hallScroll, seen]);
  });
  await step('Back restores the scroll position of home, in the same document', async () => {
    await page.goBack();
    await winners.waitFor();
    await eventually(place).toBe(top);
    expect(await scrolled(page)).toBeGreaterThan(0);
  });
  expect(documents).toBe(1);
});

variant('the hall’s endless grid loads four pages, then one on a press, and renders fewer than 60 tiles', async () => {
  const visitor = await visit({ device: 'phone', locale: 'ru', returns: true });
  const { page, text, open, step } = visitor;
  await step('the hall opens', () => open('/gamehall'));
  await step('scrolling loads the first pages', () => loadGames(visitor, PAGE * 4));
  await step('a press loads one page and no more', async () => {
    const more = page.getByRole('link', { name: text('hall.more') });
    await more.scrollIntoViewIfNeeded();
    expect(await shownGames(visitor)).toBe(PAGE * 4);
    await more.click();
    await loadGames(visitor, PAGE * 5);
    await more.scrollIntoViewIfNeeded();
    await whenStill(page);
    expect(await shownGames(visitor)).toBe(PAGE * 5);
  });
  await step('only tiles near the screen are in the document', async () => {
    expect(await tiles(page).count()).toBeLessThan(60);
    const seen = await inSight(page);
    expect(new Set(seen).size).toBe(seen.length);
    const addressed = () => Number(new URL(page.url()).searchParams.get('page')) * PAGE;
    await eventually(async () => addressed() - (await shownGames(visitor))).toBe(0);
  });
  await step('scrolled to the top, tiles are in sight and fewer than 60 in the document', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(async () => (await inSight(page)).length).toBeGreaterThan(0);
    expect(await tiles(page).count()).toBeLessThan(60);
  });
});

test('with the keyboard “Show more” of the hall loads one page a press, and the focus is on its first game, which says its place', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  const more = page.getByRole('link', { name: text('hall.more') });
  /** The place of the item with the focus, and of how many. */
  const place = () =>
    page.evaluate(() => {
      const item = document.activeElement?.closest('li, [role=listitem]');
      return [item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')].map(Number);
    });
  await step('the hall opens with one page', async () => {
    await open('/gamehall');
    await whenStill(page);
    expect(await shownGames(visitor)).toBe(PAGE);
  });
  for (const pages of [1, 2])
    await step(`Enter after ${pages} pages`, async () => {
      await more.focus();
      await page.keyboard.press('Enter');
      await eventually(place).toEqual([PAGE * pages + 1, TOTAL]);
      await whenStill(page);
      expect(await shownGames(visitor)).toBe(PAGE * (pages + 1));
      const numbers = await page
        .getByRole('list', { name: text('hall.list') })
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))));
      expect(numbers).toContain(PAGE * pages + 1);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    });
});

test('a far page of the hall opens with its own games, and loads the earlier ones above without moving them', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  const earlier = page.getByRole('link', { name: text('hall.earlier') });
  await step('the sixth page opens with its 24 games', async () => {
    await open('/gamehall?page=6');
    expect(await tiles(page).count()).toBe(PAGE);
    expect(await shownGames(visitor)).toBe(PAGE * 6);
    expect(await earlier.getAttribute('href')).toBe('/gamehall?page=5');
  });
  const first = tiles(page).first();
  const name = (await first.locator('a:not([aria-label])').textContent()) ?? '';
  const place = () => page.getByRole('link', { name, exact: true }).evaluate((link) => link.getBoundingClientRect().y);
  await step('a press loads those before them', async () => {
    const before = await place();
    await earlier.click();
    await earlier.waitFor({ state: 'detached' });
    await whenStill(page);
    // The link above them, which is gone, was less than 100 px high.
    await eventually(async () => Math.abs((await place()) - before)).toBeLessThan(100);
    expect(await scrolled(page)).toBeGreaterThan(HALL_SCROLL);
    expect(await shownGames(visitor)).toBe(PAGE * 6);
  });
  await step('at the top is the first game of the list', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await allRowsDrawn(page);
    expect((await inSight(page)).at(0)).toBe('Zarafshon Vault');
  });
});

test.runIf(isFull).each([
  ['phone', 'ru'],
  ['desktop', 'uz'],
] as const)(
  'on a %s, in %s, the hall’s search finds games while a name is typed, in Latin or Cyrillic',
  async (device, locale) => {
    const { page, text, open, step } = await visit({ device, locale, returns: true });
    await step('the hall opens', () => open('/gamehall'));
    for (const [typed, name] of [
      ['zarafshon vau', 'Zarafshon Vault'],
      ['Зарафшон Ваулт', 'Zarafshon Vault'],
      ['бўри', 'Boʻri Steppe'],
    ] as const) {
      await step(`${typed} finds ${name}`, async () => {
        await page
          .getByRole('main')
          .getByRole('searchbox', { name: text('hall.search') })
          .pressSequentially(typed);
        await page.getByRole('status').getByText(/\d/).first().waitFor();
        await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
        await eventually(() => new URL(page.url()).searchParams.get('search')).toBe(typed);
      });
      await step('clearing the search shows all games again', async () => {
        await page
          .getByRole('button', { name: text('hall.searchClear') })
          .first()
          .click();
        await eventually(() => new URL(page.url()).search).toBe('');
        await eventually(() => tiles(page).count()).toBeGreaterThanOrEqual(PAGE);
      });
    }
  },
);

test('the first filter of the hall on a slow network keeps the counts and the group of volatility', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz' });
  const catalogue = Promise.withResolvers<void>();
  await page.route('**/_/games?*', async (route) => {
    await catalogue.promise;
    await route.continue();
  });
  const volatility = page.getByRole('group', { name: text('hall.volatility') });
  const counts = () => volatility.locator('label').allTextContents();
  let before: string[] = [];
  await step('the hall opens with its counts', async () => {
    await open('/gamehall');
    before = await counts();
    expect(before.join()).toMatch(/\d/);
  });
  await step('a filter is chosen before the catalogue has loaded', async () => {
    await page
      .getByRole('group', { name: text('hall.provider') })
      .locator('input[value=zarafshon]')
      .click();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBe('zarafshon');
    await whenStill(page);
    expect(await counts()).toEqual(before);
  });
  await step('the counts follow once it has', async () => {
    catalogue.resolve();
    await eventually(counts).not.toEqual(before);
    expect((await counts()).join()).toMatch(/\d/);
  });
});

test('the hall’s category, provider and order are in the address, and back and reload restore the provider', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await step('the category of slots opens', () => open('/gamehall?category=slots'));
  // By its value: the boxes are sorted again when the numbers of games arrive.
  const provider = page
    .getByRole('group', { name: text('hall.provider') })
    .locator('input[type=checkbox][value=zarafshon]');
  await step('a chosen provider is added to the address', async () => {
    if (!(await provider.isVisible())) await page.getByText(text('hall.filter'), { exact: true }).click();
    await provider.click();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBe('zarafshon');
    await eventually(() => new URL(page.url()).searchParams.get('category')).toBe('slots');
    await eventually(() => provider.isChecked()).toBe(true);
  });
  await step('a chosen order sorts the tiles and is in the address', async () => {
    await page.getByRole('combobox', { name: text('hall.sort') }).selectOption('name');
    await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
    await whenStill(page);
    const names = () => tiles(page).locator('a:not([aria-label])').allTextContents();
    // The address changes before the tiles do.
    await eventually(async () => {
      const shown = await names();
      return shown.length > 1 && shown.join() === shown.toSorted((a, b) => a.localeCompare(b, 'en')).join();
    }).toBe(true);
  });
  await step('the chips clear the filter', async () => {
    await page.getByRole('link', { name: text('hall.clear'), exact: true }).click();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBe(null);
  });
  await step('back and reload restore the provider', async () => {
    await page.goBack();
    await eventually(() => new URL(page.url()).searchParams.get('providers')).toBeTruthy();
    await page.reload();
    await eventually(() => provider.isChecked()).toBe(true);
  });
});

variant(
  'on a phone, the hall’s first tile is above 260 px, and a choice in the filter dialog changes its count',
  async () => {
    const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
    const main = page.getByRole('main');
    await step('the first tile is above 260 px and shows its heart', async () => {
      await open('/gamehall');
      expect((await tiles(page).first().boundingBox())?.y).toBeLessThan(260);
      await tiles(page)
        .first()
        .getByRole('button', { name: new RegExp(text('hall.favorite')) })
        .waitFor();
      // Touch has no hover: the heart must be visible before the game is liked.
      expect(
        await tiles(page)
          .first()
          .getByRole('button', { name: new RegExp(text('hall.favorite')) })
          .evaluate((heart) => getComputedStyle(heart).opacity),
      ).toBe('1');
    });
    const sheet = page.getByRole('dialog', { name: text('hall.filter') });
    const show = sheet.getByRole('button').last();
    await step('a choice changes the number of games', async () => {
      await main.locator('summary').first().click();
      const before = await show.textContent();
      await sheet.getByRole('checkbox').first().click();
      await eventually(() => show.textContent()).not.toBe(before);
      await show.click();
      await eventually(() => sheet.count()).toBe(0);
      await eventually(() => new URL(page.url()).searchParams.get('providers')).toBeTruthy();
    });
  },
);
