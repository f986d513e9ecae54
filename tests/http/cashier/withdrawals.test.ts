import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { recoveryCodesOf } from '#tests/support/players/recoveryCodesOf.ts';
import { secondFactorOn } from '#tests/support/players/secondFactorOn.ts';
import { withdrawBy } from '#tests/support/players/withdrawBy.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let lent: Lent<Site>;
let site: Site;
let player: FundedPlayer;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  player = await fundedPlayer(site);
});
afterAll(() => lent?.giveBack());

const page = async (path: string) => (await ask(site.origin, path, { headers: { cookie: player.cookie } })).text;
const keyIn = (html: string) => /name="order_key" value="([^"]+)"/.exec(html)?.[1] ?? '';
const send = (path: string, fields: Record<string, string>) =>
  ask(site.origin, path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      cookie: player.cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
const statuses = async () => {
  const query = { offset: '0', type: 'withdrawal' };
  const { items } = await player.get<{ items: { status: string }[] }>('cashier.gethistory', query);
  return items.map(({ status }) => status);
};

test('the plain withdrawal form, sent twice at once, makes one withdrawal', async () => {
  const key = keyIn(await page('/cashier/withdraw'));
  const fields = { method: 'uzcard', amount: '60 000', card: player.card, order_key: key };
  const answers = await Promise.all([
    send('/cashier/withdraw?form=withdraw', fields),
    send('/cashier/withdraw?form=withdraw', fields),
  ]);
  for (const { status, headers } of answers) {
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/cashier\/history\?tab=withdrawal&open=\d+$/);
  }
  expect(answers[0].headers.location).toBe(answers[1].headers.location);
  expect(await statuses()).toEqual(['new']);
});

test('the plain form that cancels a withdrawal, sent twice at once, cancels it once; a later one gets tooLate', async () => {
  const id = String(await withdrawBy(player, 70_000));
  const key = keyIn(await page(`/cashier/history?tab=withdrawal&open=${id}`));
  const path = `/cashier/history?tab=withdrawal&open=${id}&form=cancel`;
  const [first, second] = await Promise.all([send(path, { id, order_key: key }), send(path, { id, order_key: key })]);
  expect(first.headers.location).toContain('step=done');
  expect(second.headers.location).toBe(first.headers.location);
  const late = await send(path, { id });
  expect(late.headers.location).toContain('error=cashier.tooLate');
  expect(await statuses()).toEqual(['cancelled', 'new']);
});

test.each(['plain forms with one key', 'plain forms with two keys', 'API calls with two keys'])(
  'a withdrawal cancelled twice at once by %s, and again later, returns its amount once',
  async (how) => {
    const balance = () => balanceOf(site.origin, player.cookie);
    const before = await balance();
    const id = String(await withdrawBy(player, 70_000));
    expect(await balance()).toBe(before - 70_000);
    const path = `/cashier/history?tab=withdrawal&open=${id}&form=cancel`;
    const cancel = (key: string) => {
      if (how !== 'API calls with two keys') return send(path, { id, order_key: key });
      const headers = { cookie: player.cookie, 'idempotency-key': key };
      return postForm(site.origin, '/api/cashier.cancelwithdrawal', { id }, headers);
    };
    const first = crypto.randomUUID();
    await Promise.all([cancel(first), cancel(how === 'plain forms with one key' ? first : crypto.randomUUID())]);
    expect(await balance()).toBe(before);
    await cancel(crypto.randomUUID());
    expect(await balance()).toBe(before);
    expect((await statuses())[0]).toBe('cancelled');
  },
);

test('the withdrawal page and the payment history have Cache-Control: no-store', async () => {
  for (const path of ['/cashier/withdraw', '/cashier/history']) {
    const { headers } = await ask(site.origin, path, { headers: { cookie: player.cookie } });
    expect(headers['cache-control']).toContain('no-store');
  }
});

test.each(['method=none', 'method=uzcard&amount=', 'method=uzcard&amount=60000&card=1', 'form=x'])(
  'the plain withdrawal form with %s makes no withdrawal and redirects with an error',
  async (query) => {
    const before = await statuses();
    const fields = Object.fromEntries(new URLSearchParams(query));
    const { status, headers } = await send('/cashier/withdraw?form=withdraw', fields);
    expect(status).toBe(303);
    expect(headers.location).toContain('error=');
    expect(await statuses()).toEqual(before);
  },
);

test('a plain withdrawal to requisites to be verified links to the verification page, which links back', async () => {
  const fields = { method: 'uzcard', amount: '60 000', saved: '', card: '8600 1111 2222 0002' };
  const { headers } = await send('/cashier/withdraw?form=withdraw', fields);
  const target = new URL(String(headers.location), site.origin);
  const action = target.searchParams.get('action') ?? '';
  expect(action).toMatch(/^requisites-/);
  const links = [...(await page(target.pathname + target.search)).matchAll(/href="(\/profile\/verification\?[^"]+)"/g)];
  const check = new URL((links[0]?.[1] ?? '').replaceAll('&amp;', '&'), site.origin);
  expect(check.searchParams.get('action')).toBe(action);
  const back = new URL(check.searchParams.get('from') ?? '', site.origin);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ method: 'uzcard', amount: '60000', action });
  expect(await page(check.pathname + check.search)).toContain('•••• 0002');
});

test('a refused plain withdrawal form shows its method and sum again, and the address contains no card number', async () => {
  const fields = { method: 'humo', amount: '60 000', saved: '', card: '8600 1' };
  const { headers } = await send('/cashier/withdraw?form=withdraw', fields);
  const target = String(headers.location);
  expect(target).not.toContain('8600');
  const html = await page(target);
  expect(/<input[^>]*name="amount"[^>]*>/.exec(html)?.[0].replaceAll('\u00a0', ' ')).toContain('value="60 000"');
  expect(html).toMatch(/name="method" value="humo"/);
});

test('a withdrawal with a second factor needs the code, by API and by a plain form, which keeps what was typed', async () => {
  const careful = await fundedPlayer(site);
  await secondFactorOn(site, careful);
  const order = { method: 'uzcard', amount: '60000', currency: 'UZS', 'requisites[card]': careful.card };
  const withdraw = async (key: string, more: Record<string, string> = {}) => {
    const headers = { cookie: careful.cookie, 'idempotency-key': key };
    const answer = await postForm(site.origin, '/api/cashier.makewithdrawal', { ...order, ...more }, headers);
    return answer.json<{ data?: { id: number }; error?: { type: string; message: string } }>();
  };
  const total = async () =>
    (await careful.get<{ total: number }>('cashier.gethistory', { offset: '0', type: 'withdrawal' })).total;
  expect((await withdraw('first-key')).error).toMatchObject({
    type: 'AuthorizationException',
    message: expect.stringContaining('two_factor_auth is enable'),
  });
  expect((await withdraw('wrong-key', { two_factor_code: '12' })).error?.message).toContain('6 digits');
  expect(await total()).toBe(0);
  const code = await codeSentTo(site.sandbox, careful.login);
  const done = await withdraw('right-key', { two_factor_code: code });
  expect(done.data?.id).toBeGreaterThan(0);
  // Sent again after a lost answer, without the used code, it is the same order.
  expect(await withdraw('right-key')).toEqual(done);
  expect(await total()).toBe(1);

  const headers = {
    cookie: careful.cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  const sendPlain = (fields: Record<string, string>) =>
    ask(site.origin, '/cashier/withdraw?form=withdraw', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers,
    });
  const plain = { method: 'uzcard', amount: '70 000', saved: '', card: careful.card, order_key: 'plain-key-1' };
  const tries: Record<string, string>[] = [{}, { two_factor_code: '00' }];
  for (const more of tries) {
    const { status, text, headers: answered } = await sendPlain({ ...plain, ...more });
    expect([status, answered['cache-control']]).toEqual([200, 'private, no-store, no-transform']);
    for (const [name, value] of Object.entries(plain))
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}">`);
    expect(text.includes('aria-invalid="true"')).toBe('two_factor_code' in more);
  }
  const { headers: end } = await sendPlain({
    ...plain,
    two_factor_code: await codeSentTo(site.sandbox, careful.login),
  });
  expect(end.location).toMatch(/^\/cashier\/history/);
  expect(await total()).toBe(2);
});

test('a withdrawal takes a recovery code once in place of the code, by API and by the plain form, which offers it', async () => {
  const careful = await fundedPlayer(site);
  await secondFactorOn(site, careful);
  const [first = '', second = ''] = await recoveryCodesOf(site, careful);
  const order = { method: 'uzcard', amount: '60000', currency: 'UZS', 'requisites[card]': careful.card };
  const withdraw = async (key: string, more: Record<string, string> = {}) => {
    const headers = { cookie: careful.cookie, 'idempotency-key': key };
    const answer = await postForm(site.origin, '/api/cashier.makewithdrawal', { ...order, ...more }, headers);
    return answer.json<{ data?: { id: number }; error?: { message: string; error_data?: object } }>();
  };
  expect((await withdraw('asks')).error?.error_data).toMatchObject({ has_recovery: true });
  expect((await withdraw('takes', { two_factor_code: first })).data?.id).toBeGreaterThan(0);
  expect((await withdraw('used', { two_factor_code: first })).error?.message).toContain('code is invalid');

  const plain = { method: 'uzcard', amount: '70 000', saved: '', card: careful.card, order_key: 'plain-recovery-1' };
  const sendPlain = (more: Record<string, string>) =>
    ask(site.origin, '/cashier/withdraw?form=withdraw', {
      method: 'POST',
      body: new URLSearchParams({ ...plain, ...more }).toString(),
      headers: {
        cookie: careful.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
  const form = await sendPlain({});
  expect(form.text).toContain('Zaxira kodini ham kiritish mumkin.');
  expect(form.text).not.toContain('inputmode="numeric"');
  const wrong = await sendPlain({ two_factor_code: first, has_recovery: '1' });
  expect(wrong.text).toContain('Zaxira kodini ham kiritish mumkin.');
  expect(wrong.text.match(/name="has_recovery"/g)).toHaveLength(1);
  const done = await sendPlain({ two_factor_code: second.toLowerCase(), has_recovery: '1' });
  expect(done.headers.location).toMatch(/^\/cashier\/history/);
});
