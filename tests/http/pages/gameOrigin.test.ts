import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const GAMES = 'https://games.example';
const SITE = 'https://yulduz.example';
const atSite = { host: 'yulduz.example' };
const atGames = { host: 'games.example' };
const document = '/platform/game/pamir-fox/play?embed=1';
let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: SITE, PUBLIC_HOSTS: 'www.yulduz.example', GAME_ORIGIN: GAMES });
  const fields = { login: 'demo@yulduz.test', password: 'Yulduz-2026' };
  const { cookies } = await postForm(site.origin, '/api/auth.login', fields, { ...atSite, origin: SITE });
  cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
});
afterAll(() => site.stop());

/** Path and query at the game origin that the site redirects a frame to. */
async function sentTo(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask(site.origin, path, { headers: { ...atSite, ...headers } });
  expect([answer.status, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
    302,
    'no-store',
    'no-referrer',
  ]);
  expect(answer.headers.location).toMatch(new RegExp(`^${GAMES}/platform/game/`));
  return String(answer.headers.location).slice(GAMES.length);
}

const seatOf = (cookies: readonly string[]) => String(cookies[0]).split(';', 1)[0] as string;
const spin = (headers: Record<string, string>, path = document) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: { ...atGames, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ action: 'spin', bet: 20_000, round: randomUUID() }),
  });

test('a game document opens at the game origin by a ticket that works once, and bets there by its seat cookie', async () => {
  const address = await sentTo(document, { cookie });
  expect(address).toContain(`site_origin=${encodeURIComponent(SITE)}`);
  const frame = await ask(site.origin, address, { headers: atGames });
  expect(frame.status).toBe(200);
  const policy = String(frame.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${SITE} https://www.yulduz.example`);
  expect(frame.headers['referrer-policy']).toBe('no-referrer');
  expect(frame.headers['x-frame-options']).toBeUndefined();
  expect(frame.cookies).toEqual([
    expect.stringMatching(/^game_seat=.*Path=\/platform\/game\/pamir-fox\/play; HttpOnly/),
  ]);
  const seat = seatOf(frame.cookies);
  const round = await spin({ cookie: seat }, address);
  expect([round.status, round.cookies]).toEqual([200, []]);
  expect(round.json<{ data: { balance: number } }>().data.balance).toBeGreaterThan(0);
  expect((await spin({ cookie: seat, 'sec-fetch-site': 'same-site' })).status).toBe(403);
  // The ticket works once; a document that is loaded again has its seat cookie.
  expect((await ask(site.origin, address, { headers: atGames })).status).toBe(403);
  expect((await ask(site.origin, address, { headers: { ...atGames, cookie: seat } })).status).toBe(200);
});

test('the session cookie is refused at the game origin, and the seat cookie at the site', async () => {
  expect((await ask(site.origin, document, { headers: { ...atGames, cookie } })).status).toBe(403);
  expect((await spin({ cookie })).json().error?.type).toBe('AuthorizationException');
  const { cookies } = await ask(site.origin, await sentTo(document, { cookie }), { headers: atGames });
  const info = await ask(site.origin, '/api/account.getBalance', { headers: { ...atSite, cookie: seatOf(cookies) } });
  expect(info.json().error?.type).toBe('AuthorizationException');
});

test('a demo at the game origin opens for a guest and clears the seat cookie of an earlier player', async () => {
  const address = await sentTo('/ru/platform/game/pamir-fox/demo?embed=1');
  expect(address).toContain('locale=ru');
  const demo = await ask(site.origin, address, { headers: atGames });
  expect(demo.status).toBe(200);
  expect(demo.text).toContain('<html lang="ru"');
  expect(demo.cookies).toEqual([expect.stringMatching(/^game_seat=; Max-Age=0/)]);
  expect((await spin({}, '/platform/game/pamir-fox/demo?embed=1')).status).toBe(200);
});

test('the game origin answers 404 for other addresses, and the site refuses spins and calls from the game origin', async () => {
  for (const path of [
    '/',
    '/gamehall',
    '/api/games.getCategories',
    '/platform/game/pamir-fox/demo',
    '/favicon.svg',
    '/metrics',
  ])
    for (let round = 0; round < 2; round += 1)
      expect((await ask(site.origin, path, { headers: atGames })).status, path).toBe(404);
  expect((await spin({ ...atSite, cookie })).status).toBe(403);
  const page = await askPage(site.origin, '/game/pamir-fox', atSite);
  expect(page.headers['content-security-policy']).toMatch(/frame-src 'self' https:\/\/games\.example(?: |;)/);
  expect(page.headers['permissions-policy']).toContain(`fullscreen=(self "${GAMES}")`);
  expect(page.text).toContain(`"gameOrigin":"${GAMES}"`);
  const fromGames = { ...atSite, origin: GAMES, 'sec-fetch-site': 'same-site', cookie };
  expect((await postForm(site.origin, '/api/games.addLike', { sysname: 'pamir-fox' }, fromGames)).status).toBe(403);
});

test('a game document that fails posts its status to the site’s origin alone', async () => {
  const sandbox = sandboxControls(site);
  const refused = await ask(site.origin, await sentTo(document), { headers: atGames });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain(`parent.postMessage({type: 'error', status: 403}, '${SITE}')`);
  await sandbox.fault({ target: 'game', kind: 'reset', times: 1 });
  const elsewhere = `/platform/game/pamir-fox/demo?embed=1&locale=ru&site_origin=${encodeURIComponent('https://evil.test')}`;
  const broken = await ask(site.origin, elsewhere, { headers: atGames });
  expect([broken.status, broken.headers['cache-control']]).toEqual([502, 'no-store']);
  expect(broken.text).toContain('Игра не открылась');
  expect(broken.text).not.toContain('evil.test');
});
