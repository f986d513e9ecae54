import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { BRAND_NAME } from '#shared/brand.ts';
import { withLocale } from '#shared/locales.ts';
import { eventually, journey, whenStill } from '#tests/support/browsers/journey.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();

/** Navigates to an address that the page does not link to, as Back and Forward do. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ key: 'journey' }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Counts the documents that are requested from now on. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count += 1;
  });
  return documents;
}

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

variant('home with motion has a growing jackpot, page changes fade, and the last of two presses wins', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', reducedMotion: 'no-preference' });
  const documents = countDocuments(page);
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset['fades'] = String(Number(document.documentElement.dataset['fades'] ?? 0) + 1);
      return start(update);
    };
  });
  const menu = page.getByRole('navigation', { name: text('shell.sideMenu') });
  await step('home opens', () => open('/'));
  await step('the jackpot of home grows', async () => {
    const jackpot = page
      .getByRole('region', { name: text('lobby.jackpots') })
      .getByText(/^\d[\d\u00A0]{9,}$/)
      .first();
    const before = await jackpot.textContent();
    await eventually(() => jackpot.textContent()).not.toBe(before);
  });
  await step('the hall fades in', async () => {
    await menu.getByRole('link', { name: text('hall.allGames') }).click();
    await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['fades'])).toBe('1');
  });
  await step('the last of two presses at once wins', async () => {
    await menu.evaluate((nav) => {
      const links = [...nav.querySelectorAll('a')].filter((link) =>
        /^\/(gamehall\?|$)/.test(link.getAttribute('href') ?? ''),
      );
      links.at(-1)?.click();
      links.find((link) => link.getAttribute('href') === '/')?.click();
    });
    await eventually(() => pathOf(page.url())).toBe('/');
    await page.getByRole('region', { name: text('lobby.hero.label') }).waitFor();
  });
  await step('Back leads to the hall in the same document', async () => {
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
  });
  expect(documents.count).toBe(1);
});

test('a step to home in the app asks the content service and the platform for nothing twice', async () => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^\/(?:content|api)\//.test(new URL(request.url()).pathname)) asked.push(pathOf(request.url()));
  });
  await step('another page opens', () => open('/faq'));
  await step('home opens from its link', async () => {
    asked.length = 0;
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await whenStill(page);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
  });
});

test('Back to the page of a phone whose menu led away shows that page without the menu', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const bar = page.getByRole('navigation', { name: text('shell.mobileMenu') });
  const menu = page.getByRole('dialog', { name: text('shell.menu') });
  const hall = page.getByRole('heading', { level: 1, name: text('hall.allGames') });
  await step('a link of the menu leads to the hall and closes the menu', async () => {
    await open('/about');
    await bar.getByRole('link', { name: text('shell.menu') }).click();
    await menu.getByRole('link', { name: text('hall.allGames') }).click();
    await hall.waitFor();
    await menu.waitFor({ state: 'hidden' });
  });
  await step('Back shows the page, not its menu', async () => {
    await page.goBack();
    await hall.waitFor({ state: 'hidden' });
    expect(pathOf(page.url())).toBe('/about');
    expect(await menu.isVisible()).toBe(false);
  });
});

test('navigation in the app follows the redirects of the content service and the guest guard', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'ru' });
  const documents = countDocuments(page);
  await step('a page opens', () => open('/rules'));
  await step('a redirect of the content service is followed', async () => {
    await follow(page, '/ru/slots?sort=new');
    await eventually(() => pathOf(page.url())).toBe('/ru/gamehall?category=slots&sort=new');
  });
  await step('a private page opens the sign-in', async () => {
    await follow(page, '/ru/profile/settings#mail');
    await page.getByRole('dialog').waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('redirectUrl')).toBe('/ru/profile/settings#mail');
  });
  expect(documents.count).toBe(1);
});

test('a page whose script is gone after a release is loaded as a new document, once', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'desktop', locale: 'uz' });
  const documents = countDocuments(page);
  // A test cannot intercept the requests of the service worker.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await step('a page opens', () => open('/rules'));
  expectRefusal({ status: 404, path: '/assets/GameHallPage-' });
  await step('the hall whose script is missing loads as a new document', async () => {
    const missing = (url: URL) => /^\/assets\/GameHallPage-.*\.js$/.test(url.pathname);
    await page.route(missing, (route) => (documents.count > 1 ? route.continue() : route.fulfill({ status: 404 })));
    await page
      .getByRole('navigation', { name: text('shell.sideMenu') })
      .getByRole('link', { name: text('hall.allGames') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
    await eventually(() => pathOf(page.url())).toBe('/gamehall');
  });
  expect(documents.count).toBe(2);
});

variant('the next page, after a newer build was found, is a new document', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru' });
  const documents = countDocuments(page);
  await page.clock.install();
  await step('a page opens', () => open('/rules'));
  await step('an hour later a newer build is found', async () => {
    let answered = 0;
    await page.route(
      (url) => url.pathname === '/builds/latest.json',
      async (route) => {
        await route.fulfill({ json: { id: 'newer', timestamp: 1, sw: true } });
        answered += 1;
      },
    );
    await eventually(async () => {
      await page.clock.fastForward('01:00:01');
      return answered;
    }).toBeGreaterThan(0);
    expect(documents.count).toBe(1);
  });
  await step('the hall is a new document', async () => {
    await page
      .getByRole('navigation', { name: text('shell.sideMenu') })
      .getByRole('link', { name: text('hall.allGames') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('hall.allGames') }).waitFor();
    expect(documents.count).toBe(2);
  });
});

variant('the install card appears on a third page and opens the install prompt of the browser', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru' });
  await step('home opens, and the browser offers the installation', async () => {
    await open('/');
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset['asked'] = 'yes';
          return Promise.resolve({ outcome: 'accepted' });
        },
      });
      dispatchEvent(offer);
    });
  });
  const card = page.getByRole('complementary', { name: text('install.title', { brand: BRAND_NAME }) });
  const goTo = async (path: string) => {
    await follow(page, withLocale(path, 'ru'));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
  await step('on the first pages no install card is shown', async () => {
    for (const path of ['/gamehall', '/']) await goTo(path);
    expect(await card.count()).toBe(0);
  });
  await step('a third page opens', () => goTo('/rules'));
  await step('the card opens the browser’s prompt', async () => {
    await card.getByRole('button', { name: text('install.do') }).click();
    await card.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBe('yes');
  });
});
