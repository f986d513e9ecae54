import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { chunkOf } from '#tests/support/browsers/chunkOf.ts';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { sampled } from '#tests/support/sampled.ts';
import { readMetric } from '#tests/support/sites/readMetric.ts';
import { variant } from '#tests/support/variant.ts';

const { site, lentSandbox } = journey();
const text = messagesOf('ru');

/** A page whose problems are the subject: `journey` would fail the test for them. Pages in Russian. */
async function brokenPage(): Promise<Page> {
  const browser = await workerBrowser();
  const context = await browser.newContext({ baseURL: site().origin, serviceWorkers: 'block', locale: 'ru-RU' });
  onTestFinished(() => context.close());
  await context.addCookies([ageAnswer(site().origin)]);
  return context.newPage();
}

/** The component of a page throws whenever it renders. */
async function breakComponent(page: Page, name: string, source: string): Promise<void> {
  await page.route(`**${chunkOf(source)}`, async (route) => {
    const body = await (await route.fetch()).text();
    // By its name, or through the object of all exports.
    const broken = body
      .replace(new RegExp(`[\\w$]+ as ${name}\\b`), `broken as ${name}`)
      .replace(new RegExp(`(\\b${name}:\\(\\)=>)[\\w$]+`), '$1broken');
    expect(broken).not.toBe(body);
    await route.fulfill({
      body: `${broken};function broken(){throw Error("a broken component")}`,
      contentType: 'text/javascript',
    });
  });
}

const errors = (kind: 'start' | 'page', route: string) =>
  readMetric(site().origin, 'croupier_client_errors_total', { kind, route });

/** Runs `happen`, and resolves once the server has counted an error of this kind and route more than before. */
async function expectReport(kind: 'start' | 'page', route: string, happen: () => Promise<unknown>): Promise<void> {
  const before = await errors(kind, route);
  await happen();
  await eventually(() => errors(kind, route)).toBeGreaterThan(before);
}

const CASES = [
  ['its first chunk is missing', 'site', undefined],
  ['its entry throws', 'client/entry.client.tsx', 'throw Error("a broken entry");'],
  ['the chunk of the page is missing', 'client/features/auth/SignInPage.tsx', undefined],
] as const;

test.each(sampled(CASES))(
  'a sign-in page, when %s, is reported and signs in as without scripts',
  async (_case, source, body) => {
    const page = await brokenPage();
    await page.route(`**${chunkOf(source)}`, (route) =>
      body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: 'text/javascript' }),
    );
    await expectReport('start', paths.signIn.pattern, async () => {
      await page.goto('/ru/forms/sign_in');
      await eventually(() => page.locator('noscript').count()).toBe(0);
    });
    await page.locator('main input[name=login]').fill('demo@yulduz.test');
    await page.locator('main input[type=password]').fill('Yulduz-2026');
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForURL((url) => !url.pathname.includes('/forms/'));
  },
);

test('a page that throws at hydration is reported and shows an error page', async () => {
  const page = await brokenPage();
  await breakComponent(page, 'JackpotsPage', 'client/features/jackpots/JackpotsPage.tsx');
  await expectReport('page', paths.jackpots.pattern, async () => {
    await page.goto('/ru/jackpots');
    await page.getByRole('heading', { level: 1, name: text('shell.failedTitle') }).waitFor();
  });
});

test('a page that throws on navigation is reported and shows an error page, and the next page works', async () => {
  const page = await brokenPage();
  await breakComponent(page, 'GameHallPage', 'client/features/game-hall/GameHallPage.tsx');
  await page.goto('/ru/jackpots');
  await whenAlive(page);
  await expectReport('page', paths.gamehall.pattern, async () => {
    await page.locator('a[href="/ru/gamehall"]:visible').first().click();
    await page.getByRole('heading', { level: 1, name: text('shell.failedTitle') }).waitFor();
  });
  await page.goBack();
  await eventually(() => page.getByRole('heading', { level: 1, name: text('shell.failedTitle') }).count()).toBe(0);
});

variant(
  'when the frame of the site throws, and the page about it too, both are reported and a link reloads',
  async () => {
    const page = await brokenPage();
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (type: string, ...rest: unknown[]) => {
        if (type === 'online') throw new Error('a broken listener');
        return (listen as (...args: unknown[]) => void)(type, ...rest);
      };
    });
    await expectReport('page', paths.home.pattern, async () => {
      await page.goto('/ru');
      await page.keyboard.press('Tab');
      await page.getByRole('heading', { level: 1, name: text('shell.siteFailedTitle') }).waitFor();
    });
    expect(await page.getByRole('link', { name: text('shell.refresh') }).getAttribute('href')).toMatch(/\/ru$/);
  },
);

variant('a rejection that nothing handles is reported, and a method that the platform lacks is not', async () => {
  const page = await brokenPage();
  await lentSandbox().fault({ target: 'games.getLikes', kind: 'MethodNotFound' });
  await page.goto('/ru/forms/sign_in');
  await whenAlive(page);
  const before = await errors('page', paths.signIn.pattern);
  await page.locator('main input[name=login]').fill('demo@yulduz.test');
  await page.locator('main input[type=password]').fill('Yulduz-2026');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL((url) => !url.pathname.includes('/forms/'));
  await whenAlive(page);
  await expectReport('page', paths.home.pattern, () =>
    page.evaluate(() => void Promise.reject(new Error('nobody waits'))),
  );
  expect(await errors('page', paths.signIn.pattern)).toBe(before);
});
