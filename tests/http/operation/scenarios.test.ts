import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { untilPlatformCalled } from '#tests/support/sites/untilPlatformCalled.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** Named scenarios of the sandbox, as a visitor of the built site sees them. */
let site: Site;
let sandbox: SandboxControls;
beforeAll(async () => {
  site = await startSite({
    CACHE_PAGES_FRESH: '0',
    CACHE_CONTENT_FRESH: '1ms',
    CACHE_PLATFORM_GAMES: '0',
    CACHE_PLATFORM_BANNERS: '0',
    CACHE_PLATFORM_JACKPOTS: '0',
    CACHE_PLATFORM_WINNERS: '0',
    CACHE_PLATFORM_CATALOGUE: '0',
    CACHE_PLATFORM_METADATA: '0',
  });
  sandbox = sandboxControls(site);
  await untilReady(site.origin);
  for (const path of ['/', '/gamehall', '/rules']) await askPage(site.origin, path);
});
afterAll(() => site.stop());

const player = async (login: string | undefined) => signIn(site.origin, login ?? '');

test('in the scenario maintenance, pages answer 503 with Retry-After, and calls ApplicationDisabledException', async () => {
  await sandbox.scenario('maintenance');
  const page = await askPage(site.origin, '/gamehall');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  const call = await ask(site.origin, '/api/jackpots.get');
  expect([call.status, call.json().error?.type]).toEqual([503, 'ApplicationDisabledException']);
});

test('in the scenario guest-first-visit, pages answer 200', async () => {
  await sandbox.scenario('guest-first-visit');
  await untilPlatformCalled(site.origin);
  for (const path of ['/', '/gamehall', '/rules', '/ru'])
    expect((await askPage(site.origin, path)).status, path).toBe(200);
});

test('in the scenario content-down, pages are rendered from cached content', async () => {
  await sandbox.scenario('content-down');
  for (const path of ['/', '/gamehall', '/rules']) {
    const page = await askPage(site.origin, path);
    expect([page.status, page.text.endsWith('</body></html>')], path).toEqual([200, true]);
  }
});

test('in the scenario empty-world, the lobby and the hall are rendered without a game', async () => {
  await sandbox.scenario('empty-world');
  for (const path of ['/', '/gamehall']) {
    const page = await askPage(site.origin, path);
    expect([page.status, page.text.endsWith('</body></html>')], path).toEqual([200, true]);
    expect(page.text).not.toContain('/game/');
  }
});

test('in the scenario near-limit, a deposit over the rest of the limit is refused, and one of the rest succeeds', async () => {
  const { login } = await sandbox.scenario('near-limit');
  const { cookie } = await player(login);
  const pay = async (amount: string) =>
    (
      await postForm(
        site.origin,
        '/api/cashier.makedeposit',
        {
          method: 'uzcard',
          amount,
          currency: 'UZS',
          campaign_offer_id: '-1',
          'requisites[card]': ownCard(),
        },
        { cookie, 'idempotency-key': crypto.randomUUID() },
      )
    ).json();
  expect((await pay('60000')).error).toMatchObject({
    type: 'BillingDepositLimitExceededException',
    error_data: { available_amount: 50_000 },
  });
  expect((await pay('50000')).data).toMatchObject({ status: 'success' });
});

test('in the scenarios banned and self-excluded, a sign-in is refused with the ban type and sets no session', async () => {
  for (const [name, ban_type] of [
    ['banned', 'fraud'],
    ['self-excluded', 'self_exclusion'],
  ] as const) {
    const { login = '', password = '' } = await sandbox.scenario(name);
    const answer = await postForm(site.origin, '/api/auth.login', { login, password });
    expect(answer.json().error).toMatchObject({ type: 'UserBannedException', error_data: { ban_type } });
    expect(answer.cookies.filter((line) => line.startsWith('sid='))).toEqual([]);
  }
});

test('in the scenario mid-wagering, the player has twenty free spins left', async () => {
  const { login } = await sandbox.scenario('mid-wagering');
  const { cookie } = await player(login);
  const { data } = (await ask(site.origin, '/api/freespins.get', { headers: { cookie } })).json<{
    data: { items: { remaining_count: number }[] };
  }>();
  expect(data.items[0]?.remaining_count).toBe(20);
});
