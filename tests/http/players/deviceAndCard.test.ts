import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
});
afterAll(() => lent?.giveBack());

const deviceIn = (cookie: string) => /(?:^|; )device_id=([\w-]{22})(?:;|$)/.exec(cookie)?.[1];
const newEmail = () => `${crypto.randomUUID()}@device.test`;
const plainPost = (path: string, fields: Record<string, string>, cookie: string) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams(fields).toString(),
  });

test('a sign-up gives the browser a random id, which later sign-ins keep, and no page shows', async () => {
  const login = newEmail();
  const { cookie } = await signUp(site.origin, login);
  const id = deviceIn(cookie);
  expect(id).toBeDefined();
  const fields = { login, password: 'Yulduz-2026' };
  const api = await postForm(site.origin, '/api/auth.login', fields, { cookie: `device_id=${id}` });
  const plain = await plainPost(`${paths.signIn.build()}?form=signIn`, fields, `device_id=${id}`);
  for (const { cookies } of [api, plain]) {
    const line = cookies.find((one) => one.startsWith('device_id='));
    expect(line).toMatch(new RegExp(`^device_id=${id}; Max-Age=34560000; Path=/; HttpOnly;.* SameSite=Lax$`));
  }
  const page = await askPage(site.origin, paths.profileData.build(), { cookie });
  expect([page.status, page.text.includes(String(id))]).toEqual([200, false]);
  const refused = await postForm(site.origin, '/api/auth.login', { ...fields, password: 'wrong' });
  expect(refused.cookies.join()).not.toContain('device_id');
});

test.each(['uz', 'ru'] as const)(
  'a card of another account is refused in words by the plain forms of deposit and withdrawal (%s)',
  async (locale) => {
    const text = messagesOf(locale);
    const [first, second] = [await fundedPlayer(site), await fundedPlayer(site)];
    const at = (path: string) => withLocale(path, locale);
    const read = async (answer: { headers: { location?: string | undefined } }) =>
      (await askPage(site.origin, String(answer.headers.location), { cookie: second.cookie })).text;
    const deposit = at(`${paths.deposit.build()}?form=deposit`);
    const order = { method: 'uzcard', amount: '50 000', card: first.card, saved: '' };
    const paid = await plainPost(deposit, { ...order, confirmed_sum: '50000 UZS' }, second.cookie);
    expect(await read(paid)).toContain(text('deposit.cardOfOther'));
    const drawn = await plainPost(at(`${paths.withdraw.build()}?form=withdraw`), order, second.cookie);
    const page = await read(drawn);
    expect(page).toContain(text('withdraw.cardOfOther'));
    expect(page).toMatch(new RegExp(`href="${at(paths.support.build())}"`));
    const { total } = await second.get<{ total: number }>('cashier.gethistory', { offset: '0', type: 'withdrawal' });
    expect(total).toBe(0);
  },
);

test('with the browser too, the card of a player on a break closes the second account, and every page says so', async () => {
  const first = await fundedPlayer(site);
  const device = `device_id=${deviceIn(first.cookie)}`;
  await first.post('account.setTimeOut', { period: '1w' });
  const opened = await postForm(
    site.origin,
    '/api/auth.register',
    { auth_type: 'email', email: newEmail(), password: 'Yulduz-2026', currency: 'UZS', terms: 'true', notify: 'false' },
    { cookie: device },
  );
  const cookie = opened.cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const order = { method: 'uzcard', amount: '50000', currency: 'UZS', campaign_offer_id: '-1' };
  const own = await postForm(
    site.origin,
    '/api/cashier.makedeposit',
    { ...order, 'requisites[card]': ownCard() },
    { cookie },
  );
  expect(own.json()).toHaveProperty('data.id');
  const taken = await postForm(
    site.origin,
    '/api/cashier.makedeposit',
    { ...order, 'requisites[card]': first.card },
    { cookie },
  );
  expect(taken.json<{ error: object }>().error).toMatchObject({ error_data: { ban_type: 'multi_account' } });
  for (const locale of ['uz', 'ru'] as const) {
    const page = await askPage(site.origin, withLocale(paths.wallet.build(), locale), { cookie });
    expect([page.status, page.text.includes(messagesOf(locale)('shell.blockedText.multi_account'))]).toEqual([
      403,
      true,
    ]);
  }
});
