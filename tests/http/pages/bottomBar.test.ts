import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
beforeAll(async () => {
  lent = await lendSite();
}, 30_000);
afterAll(() => lent?.giveBack());

const SAMPLES = ['/promotions/welcome', '/offers/1', '/jackpots/1', '/about', '/no/such/place'];
const own = (audience: string) =>
  routes.flatMap((line) => (line.audience === audience && !/[:*]|^\/_/.test(line.pattern) ? [line.pattern] : []));

/** Names of the marked items of the bar at the bottom; undefined: the page has no bar. */
async function markedOn(path: string, cookie = ''): Promise<string[] | undefined> {
  const { text } = await askPage(lent.value.origin, path, { cookie });
  const [, bar] = text.split(`<nav aria-label="${messagesOf('uz')('shell.mobileMenu')}"`);
  const items = bar?.split('</nav>', 1)[0]?.match(/<a\b.*?<\/a>/gs);
  return items?.filter((item) => item.includes('aria-current=')).map((item) => item.replace(/<[^>]*>/g, ''));
}

async function withoutOne(pages: readonly string[], cookie?: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const page of pages) {
    const marked = await markedOn(page, cookie);
    if (marked && marked.length !== 1) found.push([page, marked]);
  }
  return found;
}

test('on every page of guests exactly one item of the bar is marked', async () => {
  const pages = [...own('everyone'), ...SAMPLES];
  expect(pages.length).toBeGreaterThan(20);
  expect(await withoutOne(pages)).toEqual([]);
  expect(await markedOn(paths.home.build())).toEqual(['Lobbi']);
  expect(await markedOn('/promotions/welcome')).toEqual(['Aksiyalar']);
  expect(await markedOn(paths.support.build())).toEqual(['Menyu']);
});

test('on every page of players exactly one item is marked: on those of profile and cashier the profile', async () => {
  const { cookie } = await signIn(lent.value.origin, 'demo@yulduz.test');
  const pages = own('players');
  expect(pages.length).toBeGreaterThan(10);
  expect(await withoutOne([...pages, ...own('everyone'), ...SAMPLES], cookie)).toEqual([]);
  for (const page of [paths.profile, paths.profileSettings, paths.deposit, paths.cashierHistory])
    expect(await markedOn(page.build(), cookie), page.pattern).toEqual(['Profil']);
  expect(await markedOn(paths.tournaments.build(), cookie)).toEqual(['Menyu']);
});
