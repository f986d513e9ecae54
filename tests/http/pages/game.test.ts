import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const game = 'pamir-fox';
let site: Site;
let sandbox: SandboxControls;
let player: Player;
beforeAll(async () => {
  site = await startSite({ PLATFORM_TIMEOUT: '2s' });
  sandbox = sandboxControls(site);
  player = await signUp(site.origin, 'spinner@example.uz');
});
afterAll(() => site.stop());

function spin(
  mode: 'play' | 'demo',
  { round = randomUUID() as string, headers = {} as Record<string, string>, bet = 20_000 } = {},
) {
  return ask(site.origin, `/platform/game/${game}/${mode}?embed=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: player.cookie, ...headers },
    body: JSON.stringify({ action: 'spin', bet, round }),
  });
}

test('a game address with embed=1 answers the game’s document, uncached, which the site alone may frame', async () => {
  // A page of the site has the same path; its cached copy must not be served in place of the game.
  for (let round = 0; round < 2; round += 1) await askPage(site.origin, `/platform/game/${game}/demo`);
  expect((await askPage(site.origin, `/platform/game/${game}/demo`)).headers['cache-status']).toMatch(/hit/);
  // On other paths embed=1 has no effect and does not bypass the cache (reliability D6).
  for (let round = 0; round < 2; round += 1) await askPage(site.origin, '/faq');
  expect((await askPage(site.origin, '/faq?embed=1')).headers['cache-status']).toMatch(/hit/);
  const frame = await ask(site.origin, `/platform/game/${game}/demo?embed=1&locale=ru`);
  expect(frame.status).toBe(200);
  expect(frame.headers['content-type']).toContain('text/html');
  expect(frame.headers['cache-control']).toBe('no-store');
  const policy = String(frame.headers['content-security-policy']);
  expect(policy.match(/frame-ancestors/g)).toHaveLength(1);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(frame.headers['x-frame-options']).toBeUndefined();
  expect(frame.text).not.toContain('id="main"');
  expect(frame.text).toContain('<html lang="ru"');
});

test('a game address without embed=1 answers a page of the site', async () => {
  for (const path of [
    `/platform/game/${game}`,
    `/platform/game/${game}/demo`,
    `/platform/game/custom/${game}/play`,
    `/ru/platform/game/${game}`,
    `/ru/platform/game/custom/${game}/demo`,
  ]) {
    const page = await askPage(site.origin, path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('href="#main"');
    expect(page.headers['cache-status']).toBeDefined();
  }
});

test('a game document of real play answers a guest 403, and of an unknown game 404', async () => {
  expect((await ask(site.origin, `/platform/game/${game}/play?embed=1`)).status).toBe(403);
  expect((await ask(site.origin, '/platform/game/no-such/demo?embed=1')).status).toBe(404);
});

test('a spin changes the balance by win minus bet, and the same round sent again changes nothing', async () => {
  const before = await balanceOf(site.origin, player.cookie);
  const round = randomUUID();
  const first = await spin('play', { round });
  expect(first.status).toBe(200);
  const { data } = first.json<{ data: { bet: number; win: number; balance: number } }>();
  const after = await balanceOf(site.origin, player.cookie);
  expect(after).toBe(before + (data.win - data.bet) / 100);
  expect(data.balance / 100).toBe(after);
  const again = await spin('play', { round });
  expect(again.json<{ data: { win: number } }>().data.win).toBe(data.win);
  expect(await balanceOf(site.origin, player.cookie)).toBe(after);
});

test('a demo spin leaves the player’s balance unchanged', async () => {
  const before = await balanceOf(site.origin, player.cookie);
  expect((await spin('demo')).status).toBe(200);
  expect(await balanceOf(site.origin, player.cookie)).toBe(before);
});

test('a spin sent by another site gets 403 and does not reach the game', async () => {
  await sandbox.reset();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }]) {
    expect((await spin('play', { headers })).status).toBe(403);
  }
  expect((await sandbox.counters())['game']).toBeUndefined();
});

test('a spin with a bet below the minimum or above the maximum answers InvalidParameterException', async () => {
  const { min, max, step } = betLimitsOf('UZS');
  for (const bet of [min - step, max + step]) {
    const { error } = (await spin('play', { bet })).json();
    // Whether the player can pay the bet is said of `balance`.
    expect([error?.type, error?.error_data], String(bet)).toEqual(['InvalidParameterException', { bet: ['INVALID'] }]);
  }
});

test.each([
  ['hang', 504],
  ['reset', 502],
] as const)('a spin of a game that %ss answers %i, and the game is asked once', async (kind, status) => {
  await sandbox.reset();
  await sandbox.fault({ target: 'game', kind });
  try {
    const answer = await spin('play');
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await sandbox.counters())['game']).toBe(1);
  } finally {
    await sandbox.heal();
  }
});
