import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { ALIVE, eventually } from '#tests/support/browsers/journey.ts';
import { openWebKit, type WebKitPage } from '#tests/support/browsers/openWebKit.ts';
import { webKitDriver } from '#tests/support/browsers/webKitDriver.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type ListenedSite, listenedSite } from '#tests/support/sites/listenedSite.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';

const WALK_MS = 180_000;
const text = messagesOf('ru');
const PAGES = [
  [paths.home.build(), text('lobby.title')],
  [paths.gamehall.build(), text('hall.allGames')],
  [paths.deposit.build(), text('cashier.title')],
  [paths.profileResponsibleGame.build(), text('profile.limits')],
] as const;

if (isFull && !webKitDriver)
  process.stderr.write('WebKit is NOT TESTED: no WebKitWebDriver or Xvfb here. npm run setup installs them.\n');

describe.skipIf(!isFull || !webKitDriver)('WebKit', () => {
  let site: Site;
  let page: WebKitPage;
  let listened: ListenedSite;

  beforeAll(async () => {
    [site, page] = await Promise.all([startSite(), openWebKit(webKitDriver as string)]);
    listened = await listenedSite(site.origin);
  }, WALK_MS);
  afterAll(async () => {
    await page?.stop();
    listened?.close();
    await site?.stop();
  });

  const open = async (path: string) => {
    await page.open(listened.origin + withLocale(path, 'ru'));
    const isAlive = `return document.querySelector('${ALIVE}') !== null`;
    await eventually(() => page.read<boolean>(isAlive)).toBe(true);
    await eventually(() => page.read<number>("return document.querySelectorAll('[aria-busy=true]').length")).toBe(0);
  };

  const heard = () => page.read<string[]>('return heard.splice(0)');

  test(
    'home, hall, deposit and limits, for a signed-in player, have their headings, fit and report no problem',
    async () => {
      await open(paths.signIn.build());
      await page.type('input[name=login]', 'demo@yulduz.test');
      await page.type('input[name=password]', DEMO_PASSWORD);
      await page.press('main form button[type=submit]');
      await eventually(() => page.read<string>('return document.documentElement.dataset.uid ?? ""')).not.toBe('');
      for (const [path, title] of PAGES) {
        await open(path);
        expect(await page.read("return document.querySelector('h1').innerText"), path).toBe(title);
        expect(await page.read('return document.documentElement.scrollWidth - innerWidth'), path).toBeLessThanOrEqual(
          0,
        );
        expect(await heard(), path).toEqual([]);
      }
      // A problem would have been recorded.
      await page.read("console.error('heard')");
      expect(await heard()).toEqual(['error: heard']);
    },
    WALK_MS,
  );
});
