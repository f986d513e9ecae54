import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { LOCALES } from '#shared/locales.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { AXE_MS, checkSeo } from '#tests/support/looks/pageChecks.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site, sandbox } = journey();

/** `--bg` of the light tokens. */
const LIGHT_GROUND = 'rgb(243, 245, 252)';

/** `--secondary` of the dark tokens. */
const SELECTION = 'rgb(31, 209, 190)';

/** Header, footer and menus. */
const FRAME = ['header', 'footer', 'nav'].map((part) => `${part}:not(main ${part})`);

const bookOf = (page: Page, title: string) => page.getByTitle(title, { exact: true }).contentFrame();

variant(
  'the sportsbook is as tall as its content, puts an event into the address, and navigates on the site only',
  async () => {
    const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
    const { page, text, open, step } = visitor;
    const messages = bettingMessages.uz;
    const book = bookOf(page, text('betting.frame'));
    await step('the frame is as tall as its content', async () => {
      await open('/betting');
      await book.getByRole('article').first().waitFor();
      await checkSeo(visitor, ['BreadcrumbList']);
      const highlights = book.getByRole('region', { name: messages.highlights }).getByRole('listitem');
      expect(await highlights.count()).toBe(3);
      expect(await highlights.first().locator('.crest').count()).toBe(2);
      expect(await book.locator('.event .crest').count()).toBe(2 * (await book.getByRole('article').count()));
      const inner = () => book.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
      await eventually(inner).toBeLessThanOrEqual(1);
    });
    await step('an opened event is in the address, and the address opens the event', async () => {
      const more = book.getByRole('button', { name: messages.more }).nth(2);
      const { width = 0, height = 0 } = (await more.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
      await more.click();
      await eventually(() => new URL(page.url()).searchParams.get('event')).toBeTruthy();
      const address = page.url();
      await page.goto(address);
      await book.locator('.event.linked').waitFor();
      await book.getByRole('button', { name: messages.less }).click();
      await eventually(() => new URL(page.url()).search).toBe('');
    });
    await step('messages from a window other than the frame have no effect', async () => {
      await page.evaluate(() => window.postMessage({ type: 'checkIframe', url: '/promotions' }, location.origin));
      await page.evaluate(() => window.postMessage({ type: 'height', height: 50_000 }, location.origin));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await eventually(() => new URL(page.url()).pathname).toBe('/betting');
      expect(await page.getByTitle(text('betting.frame')).evaluate((frame) => frame.clientHeight)).toBeLessThan(50_000);
    });
    await step('the frame can navigate to a page of the site only', async () => {
      const navigateTo = (url: string) =>
        book.locator('body').evaluate((_body, target) => {
          parent.postMessage({ type: 'checkIframe', url: target }, location.origin);
        }, url);
      await navigateTo('https://evil.test/');
      await navigateTo('/promotions');
      await eventually(() => new URL(page.url()).pathname).toBe('/promotions');
    });
  },
);

test.runIf(isFull)(
  'the sportsbook on a phone has compact rows, the site’s font and theme, no focus, and no bets for a guest',
  async () => {
    const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
    const messages = bettingMessages.uz;
    const book = bookOf(page, text('betting.frame'));
    const events = book.getByRole('article');
    const frame = page.getByTitle(text('betting.frame'), { exact: true });
    const root = book.locator('html');
    const setTheme = (theme: 'dark' | 'light') =>
      page.evaluate((name) => {
        localStorage.setItem('theme', name);
        if (name === 'light') document.documentElement.dataset['theme'] = name;
        else delete document.documentElement.dataset['theme'];
      }, theme);
    await step('the page opens', () => open('/betting'));
    await step('nothing in the frame has taken the focus', async () => {
      await events.first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    });
    await step('a match takes a row, its names end before its odds, and columns are named once a league', async () => {
      const rows = await events.evaluateAll((all) =>
        all.map((row) => {
          const edges = [...row.querySelectorAll('.side, .sides b')].map((side) => side.getBoundingClientRect().right);
          const odds = row.querySelector('.main')?.getBoundingClientRect().left ?? 0;
          return { height: row.getBoundingClientRect().height, isClear: Math.max(...edges) <= odds };
        }),
      );
      expect(rows.length).toBeGreaterThan(10);
      expect(rows.filter(({ height, isClear }) => height > 76 || !isClear)).toEqual([]);
      const leagues = await book
        .locator('.league')
        .evaluateAll((all) => all.map((head) => head.firstChild?.textContent));
      expect(await book.locator('.league .heads').count()).toBe(leagues.length);
    });
    await step('the frame has the site’s font', async () => {
      expect(await book.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(/^Onest,/);
      const loaded = () => book.locator('body').evaluate(() => document.fonts.check('15px Onest', 'oʻ'));
      await eventually(loaded).toBe(true);
    });
    await step('the light theme, chosen while the frame is open, applies in it', async () => {
      expect(await frame.getAttribute('src')).not.toContain('theme');
      await setTheme('light');
      // The page's colour changes by a transition; in the end both are equal.
      const grounds = async () =>
        Promise.all(
          [page.locator('html').first(), root].map((one) =>
            one.evaluate((element) => getComputedStyle(element).backgroundColor),
          ),
        );
      await eventually(grounds).toEqual([LIGHT_GROUND, LIGHT_GROUND]);
      // `everyPage` checks the page's frame; below the screen the frame may still have the previous theme.
      expect(await axeProblems(page, undefined, FRAME)).toEqual([]);
    });
    await step('the light theme applies on load, then the dark one', async () => {
      await page.reload();
      await events.first().waitFor();
      await eventually(() => frame.getAttribute('src')).toContain('theme=light');
      await setTheme('dark');
      await eventually(() => root.getAttribute('data-theme')).toBe('dark');
    });
    await step('a chosen price has the selection colour, and a guest’s slip has no tab of bets', async () => {
      const price = book.locator('.event .price:not([aria-disabled])').first();
      await price.click();
      await eventually(() => price.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(SELECTION);
      await book.locator('#bar').click();
      await book.getByRole('tab', { name: messages.slip, exact: true }).waitFor();
      expect(await book.getByRole('tab', { name: messages.myBets, exact: true }).count()).toBe(0);
    });
  },
);

test('a guest who signs in from the bet slip returns to the slip, places a bet, and the balance changes', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const messages = bettingMessages.uz;
  const book = bookOf(page, text('betting.frame'));
  const price = book.locator('.event .price:not([aria-disabled])');
  await step('a guest chooses a price and presses the sign-in of the slip', async () => {
    await open('/betting');
    await price.last().click();
    await book.getByRole('button', { name: messages.signIn, exact: true }).click();
  });
  const dialog = page.getByRole('dialog');
  await step('after signing in the slip is still there', async () => {
    await dialog.locator('input[type=password]').waitFor();
    await dialog.getByRole('textbox').first().fill('rich@yulduz.test');
    await dialog.locator('input[type=password]').fill('Yulduz-2026');
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => new URL(page.url()).pathname).toBe('/betting');
    await book.getByRole('button', { name: messages.place, exact: true }).waitFor();
    await book.getByRole('tab', { name: messages.myBets, exact: true }).waitFor();
  });
  await step('a placed bet changes the balance in the header, whose digits roll', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const rolled = page.getByRole('banner').locator('[data-last]').first().waitFor({ state: 'attached' });
    const balance = page.getByRole('banner').getByText('soʻm', { exact: false }).first().locator('..');
    const before = await balance.textContent();
    await book.locator('#stake').fill('5000');
    await book.getByRole('button', { name: messages.place, exact: true }).click();
    await page
      .getByText(text('betting.placed', { stake: '', odds: '' }).slice(0, 14), { exact: false })
      .first()
      .waitFor();
    await book.getByText(messages.placed).first().waitFor();
    await eventually(() => balance.textContent()).not.toBe(before);
    await rolled;
  });
});

variant('a sportsbook that fails to load shows an error, loads on retry, and the page shows the session', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale: 'ru', returns: true });
  await signInAs(page, site().origin, 'demo@yulduz.test');
  await step('a frame that fails to load shows an error', async () => {
    for (const status of [500, 502]) expectRefusal({ status, path: '/ru/platform/game/custom/sportsbook' });
    await sandbox().fault({ target: 'game', kind: '500' });
    await open('/betting');
    await page.getByRole('main').getByText(text('betting.failed')).waitFor();
  });
  await step('a retry loads the sportsbook', async () => {
    await sandbox().heal();
    await page.getByRole('button', { name: text('betting.reload') }).click();
    await bookOf(page, text('betting.frame')).getByRole('article').first().waitFor();
  });
  await step('the session’s net and time are shown, as with a game', async () => {
    const main = page.getByRole('main');
    await main.getByText(text('betting.sessionNet'), { exact: true }).waitFor();
    await main.getByText(text('betting.sessionTime'), { exact: true }).waitFor();
  });
});

test.runIf(isFull).each(LOCALES)(
  '/betting in %s does not scroll sideways at four widths from 1440 to 320 px',
  { timeout: AXE_MS },
  async (locale) => {
    const { page, open, step, text } = await visit({ device: 'desktop', locale, hasPictures: true, returns: true });
    const events = bookOf(page, text('betting.frame')).getByRole('article');
    await step('the sportsbook opens', async () => {
      await open('/betting');
      await events.first().waitFor();
    });
    for (const width of [1440, 820, 360, 320])
      await step(`at ${width} px nothing scrolls sideways`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await events.first().waitFor();
        const sideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await eventually(sideways).toBeLessThanOrEqual(0);
        // In the default run `everyPage` runs axe on this page.
        if (!isFull) return;
        expect(await axeProblems(page)).toEqual([]);
      });
  },
);
