import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const CARD = ownCard();
const DEPOSIT = { method: 'uzcard', amount: '50000', currency: 'UZS', 'requisites[card]': CARD };
const read = (method: string, headers: Record<string, string>) => ask(site.origin, `/api/${method}`, { headers });
const countOf = async (method: string) => (await sandboxControls(site).counters())[method] ?? 0;

test('a command or a balance for another player than the session’s is refused with 409 and does not reach the platform', async () => {
  const first = await signUp(site.origin, 'other-first@example.uz');
  const second = await signUp(site.origin, 'other-second@example.uz');
  const headers = {
    cookie: second.cookie,
    [senderKeys.header]: String(first.uid),
    'idempotency-key': 'order-of-first',
  };
  const before = [await countOf('cashier.makedeposit'), await countOf('account.getBalance')];
  for (const answer of [
    await postForm(site.origin, '/api/cashier.makedeposit', DEPOSIT, headers),
    await postForm(site.origin, '/api/account.setPhrase', { phrase: 'moviy gilam' }, headers),
    await read('account.getBalance', headers),
    // Whose the session is is known by now.
    await read('bonuses.get', headers),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ error: { type: 'AccessDeniedException', code: 'OTHER_PLAYER' } });
  }
  expect([await countOf('cashier.makedeposit'), await countOf('account.getBalance')]).toEqual(before);
});

test('calls for the player of the session, or for nobody, pass, with one question to the platform about the session, and one more before a command of money', async () => {
  const { uid, cookie } = await signUp(site.origin, 'other-own@example.uz');
  const before = await countOf('account.getInfo');
  const headers = { cookie, [senderKeys.header]: String(uid) };
  for (const attempt of [1, 2, 3])
    expect((await read('account.getBalance', headers)).json(), String(attempt)).toHaveProperty('data.balance_main');
  const key = { 'idempotency-key': 'order-of-the-session' };
  expect(
    (await postForm(site.origin, '/api/cashier.makedeposit', DEPOSIT, { ...headers, ...key })).json(),
  ).toHaveProperty('data');
  expect((await read('account.getBalance', { cookie })).json()).toHaveProperty('data');
  expect((await countOf('account.getInfo')) - before).toBe(2);
});

test('an order repeated with its key after its player signed in anew is answered, by API and by a plain form, and not carried out again', async () => {
  const contact = 'other-again@example.uz';
  const { uid, cookie } = await signUp(site.origin, contact);
  const { text: page } = await askPage(site.origin, '/cashier/deposit/uzcard', { cookie });
  const key = /name="order_key" value="([\w-]+)"/.exec(page)?.[1] ?? '';
  expect(key).toMatch(/^[\w-]{36}$/);
  const { cookie: anew } = await signIn(site.origin, contact);
  expect(anew).not.toBe(cookie);
  const card = ownCard();
  const deposit = { ...DEPOSIT, 'requisites[card]': card };
  const order = (session: string) =>
    postForm(site.origin, '/api/cashier.makedeposit', deposit, {
      cookie: session,
      [senderKeys.header]: String(uid),
      'idempotency-key': 'order-of-one-player',
    });
  const form = (session: string) =>
    ask(site.origin, `${paths.deposit.build()}?form=deposit`, {
      method: 'POST',
      headers: { cookie: session, origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          method: 'uzcard',
          amount: '50000',
          card,
          saved: '',
          order_key: key,
          confirmed_sum: '50000 UZS',
          [senderKeys.field]: String(uid),
        }),
      ),
    });
  const before = await countOf('cashier.makedeposit');
  const answers = [await order(cookie), await order(anew)].map((answer) => answer.text);
  expect(answers[0]).toContain('"id"');
  expect(answers[1]).toBe(answers[0]);
  const pages = [await form(cookie), await form(anew)].map(({ headers }) => headers.location);
  expect(pages[0]).toMatch(/\/cashier\/pay/);
  expect(pages[1]).toBe(pages[0]);
  expect((await countOf('cashier.makedeposit')) - before).toBe(2);
});

test('a command whose session nobody can tell is not sent', async () => {
  const { uid, cookie } = await signUp(site.origin, 'other-unknown@example.uz');
  const controls = sandboxControls(site);
  await controls.fault({ target: 'account.getInfo', kind: '500' });
  const before = await countOf('cashier.makedeposit');
  const headers = { cookie, [senderKeys.header]: String(uid), 'idempotency-key': 'order-of-somebody' };
  const answer = await postForm(site.origin, '/api/cashier.makedeposit', DEPOSIT, headers);
  expect([answer.status, answer.json().error?.error_data]).toEqual([502, { outcome: 'not_sent' }]);
  expect(await countOf('cashier.makedeposit')).toBe(before);
  await controls.heal();
});

test('a plain form that was shown to another player does nothing and says so', async () => {
  const first = await signUp(site.origin, 'other-plain-first@example.uz');
  const second = await signUp(site.origin, 'other-plain-second@example.uz');
  const page = paths.deposit.build();
  const shown = await askPage(site.origin, page, { cookie: first.cookie });
  expect(shown.text).toContain(`name="${senderKeys.field}" value="${first.uid}"`);
  const before = await countOf('cashier.makedeposit');
  const answer = await ask(site.origin, `${page}?form=deposit`, {
    method: 'POST',
    headers: {
      cookie: second.cookie,
      origin: site.origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: String(
      new URLSearchParams({ method: 'uzcard', amount: '50000', card: CARD, [senderKeys.field]: String(first.uid) }),
    ),
  });
  expect([answer.status, answer.headers.location]).toEqual([303, `${page}?form=deposit&error=validation.otherPlayer`]);
  expect(await countOf('cashier.makedeposit')).toBe(before);
  const told = await askPage(site.origin, String(answer.headers.location), { cookie: second.cookie });
  expect(told.text.includes(messagesOf('uz')('validation.otherPlayer'))).toBe(true);
});
