import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** Many clients behind one address of a carrier, within the limits of an operator who changes nothing. */
let site: Site;
beforeAll(async () => {
  site = await startSiteBeforeLent({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
});
afterAll(() => site?.stop());

const jar = (lines: readonly string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ');
const demo = { login: 'demo@yulduz.test', password: 'Yulduz-2026' };
const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) });
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const order = {
  method: 'uzcard',
  amount: '50000',
  currency: 'UZS',
  campaign_offer_id: '-1',
  'requisites[card]': ownCard(),
};

async function timed(count: number, send: (index: number) => Promise<number>): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const status = await send(index);
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

test('money commands of players behind one address count by session, and those of guests stop nobody', async () => {
  const carrier = '203.0.113.9';
  const player = await fundedPlayer(site, [500_000]);
  await askPage(site.origin, '/profile', from(carrier, player.cookie));
  // A guest's commands without a session, and with a made-up one.
  const guests = await timed(29, () =>
    statusOf(postForm(site.origin, '/api/cashier.makedeposit', order, from(carrier))),
  );
  expect(guests).toEqual({ 200: 29 });
  const madeUp = (number: number) =>
    statusOf(postForm(site.origin, '/api/cashier.makedeposit', order, from(carrier, `sid=made-up-${number}`)));
  await timed(45, madeUp);
  // Two players, 29 commands each: together more than one address has.
  const cancel = (cookie: string) =>
    statusOf(postForm(site.origin, '/api/cashier.makewithdrawal', { ...order, amount: '1' }, from(carrier, cookie)));
  const other = await postForm(site.origin, '/api/auth.login', demo, from(carrier));
  for (const cookie of [player.cookie, jar(other.cookies)])
    expect(await timed(29, () => cancel(cookie))).toEqual({ 200: 29 });
  expect(await timed(5, () => cancel(player.cookie))).toHaveProperty('429');
});

test('sign-ins without a login, and those that succeed, use up no tries of others behind the address', async () => {
  const carrier = '203.0.113.10';
  expect(
    await timed(20, () => statusOf(postForm(site.origin, '/api/auth.login', { password: 'x' }, from(carrier)))),
  ).toEqual({ 200: 20 });
  const plain = { ...from(carrier), origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' };
  for (let index = 0; index < 20; index += 1)
    await ask(site.origin, '/forms/sign_in', { method: 'POST', headers: plain, body: 'password=x' });
  const enter = () => statusOf(postForm(site.origin, '/api/auth.login', demo, from(carrier)));
  expect(await timed(30, enter)).toEqual({ 200: 30 });
});

test('a device that is known at the account signs in while a stranger uses up the sign-ins of the address', async () => {
  const carrier = '203.0.113.11';
  const known = jar((await postForm(site.origin, '/api/auth.login', demo, from('203.0.113.12'))).cookies)
    .split('; ')
    .filter((pair) => pair.startsWith('known_device='))
    .join('');
  const spray = (number: number) =>
    statusOf(
      postForm(
        site.origin,
        '/api/auth.login',
        { login: `someone-${number}@yulduz.test`, password: 'Wrong-2026' },
        from(carrier),
      ),
    );
  expect(await timed(40, spray)).toHaveProperty('429');
  const refused = await postForm(
    site.origin,
    '/api/auth.login',
    { login: 'star@yulduz.test', password: 'Yulduz-2026' },
    from(carrier),
  );
  // Another device waits for one try, as at an account under attack.
  expect([refused.status, refused.cookies.join().includes('sign_in_wait=')]).toEqual([429, true]);
  expect(await statusOf(postForm(site.origin, '/api/auth.login', demo, from(carrier, known)))).toBe(200);
});

test('registrations without a way to register stop no other registration behind the address', async () => {
  const carrier = '203.0.113.13';
  await timed(25, () => statusOf(postForm(site.origin, '/api/auth.register', { terms: '1' }, from(carrier))));
  const fields = {
    auth_type: 'email',
    email: `carrier-${Date.now()}@yulduz.test`,
    password: 'Yangi-2026',
    currency: 'UZS',
    terms: '1',
  };
  const opened = await postForm(site.origin, '/api/auth.register', fields, from(carrier));
  expect(opened.status).toBe(200);
  expect(opened.json().data).toBeDefined();
});
