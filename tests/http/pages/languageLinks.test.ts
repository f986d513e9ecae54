import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let site: Site;
let cookie: string;
/** Id of a running tournament. */
let tournament: string;
beforeAll(async () => {
  site = await startSiteBeforeLent();
  cookie = (await signIn(site.origin, 'demo@yulduz.test')).cookie;
  const { text } = await ask(site.origin, '/api/tournaments.get?status=active');
  tournament = (JSON.parse(text) as { data: { items: { id: string }[] } }).data.items[0]?.id ?? '';
});
afterAll(() => site.stop());

/** The links of a page to its Russian text, without script. */
async function russianLinks(path: string, headers: Record<string, string> = {}) {
  const { status, text } = await askPage(site.origin, path, headers);
  expect(status, path).toBe(200);
  const links = [...text.matchAll(/<a href="([^"]+)"[^>]*hreflang="ru"/gi)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  expect(links.length, path).toBeGreaterThan(0);
  return [...new Set(links)];
}

test.each([
  [
    '/gamehall?utm_source=mail&providers=b,a&sort=new&category=slots',
    '/ru/gamehall?category=slots&providers=a,b&sort=new',
  ],
  [
    '/tournaments/:id/gamehall?utm_source=mail&providers=chimgan&page=1',
    '/ru/tournaments/:id/gamehall?providers=chimgan',
  ],
  [
    '/forms/sign_in?utm_source=mail&redirectUrl=%2Fcashier%2Fdeposit',
    '/ru/forms/sign_in?redirectUrl=%2Fcashier%2Fdeposit',
  ],
  ['/forms/sign_in?error=auth.wrongCredentials', '/ru/forms/sign_in?error=auth.wrongCredentials'],
  ['/promotions?utm_source=mail', '/ru/promotions'],
])('a guest’s %s leads to the other language with the query that its page reads: %s', async (path, russian) => {
  const named = (address: string) => address.replace(':id', tournament);
  expect(await russianLinks(named(path))).toEqual([named(russian)]);
});

test.each([
  '/cashier/history?tab=withdrawal&state=done&period=30',
  '/profile/bets/history?tab=sport&result=win',
  '/cashier/wallet?explain=main&date=2026-11-20',
  '/cashier/deposit/uzcard?amount=50000',
  '/gamehall?providers=chimgan&sort=new',
])('a player’s %s leads to the other language with its filters', async (path) => {
  expect(await russianLinks(path, { cookie })).toEqual([`/ru${path}`]);
});
