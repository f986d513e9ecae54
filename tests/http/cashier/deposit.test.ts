import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { depositsOf } from '#tests/support/players/depositsOf.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ SANDBOX_PAGES: '1' });
});
afterAll(() => site.stop());

/** Two neighbouring groups of the card number, or the last one behind a mask: ports and ids may contain one group by chance. */
const partOf = (card: string) => {
  const [a, b, c, d] = card.split(' ');
  return new RegExp(`${a}\\D{0,3}${b}|${b}\\D{0,3}${c}|${c}\\D{0,3}${d}|[*•]\\s?${d}`);
};
let count = 0;
const newcomer = () => signUp(site.origin, `plain-deposit-${++count}@example.com`);

/** The fields of the plain form, read from its page, with the sum that the player has confirmed on the next page. */
async function formOf({ cookie }: Player, method: string): Promise<Record<string, string>> {
  const { text, headers } = await askPage(site.origin, `/ru/cashier/deposit/${method}`, { cookie });
  expect(headers['cache-control']).toContain('no-store');
  const key = /name="order_key" value="([^"]+)"/.exec(text)?.[1];
  expect(text).toMatch(/formAction="\/ru\/cashier\/deposit\?form=deposit"/i);
  return { method, amount: '20 000', order_key: key ?? '', confirmed_sum: '20000 UZS' };
}

const send = ({ cookie }: Player, fields: Record<string, string>): Promise<Answered> =>
  ask(site.origin, '/ru/cashier/deposit?form=deposit', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams(fields).toString(),
  });

test('the plain deposit form with a card pays in, and the page after it confirms without the card number', async () => {
  const player = await newcomer();
  const before = await balanceOf(site.origin, player.cookie);
  const answer = await send(player, { ...(await formOf(player, 'uzcard')), card: ownCard(player) });
  expect([answer.status, answer.headers['cache-control']]).toEqual([303, 'private, no-store']);
  expect(answer.headers.location).toMatch(/^\/ru\/cashier\/paysuccess\/\d+$/);
  const page = await askPage(site.origin, String(answer.headers.location), { cookie: player.cookie });
  expect(page.text).toContain('Счёт пополнен');
  expect(page.text).not.toContain(ownCard(player));
  expect(await balanceOf(site.origin, player.cookie)).toBe(before + 20_000);
  expect(site.output()).not.toMatch(partOf(ownCard(player)));
});

test('the plain deposit form charges nothing before a page has shown its sum, and the card is in no address', async () => {
  const player = await newcomer();
  const typed = { ...(await formOf(player, 'uzcard')), card: ownCard(player), confirmed_sum: '' };
  const shown = await send(player, { ...typed, amount: '1.000.000' });
  expect([shown.status, shown.headers['cache-control'], shown.headers.location]).toEqual([
    200,
    'private, no-store, no-transform',
    undefined,
  ]);
  expect(shown.text.replaceAll('\u00a0', ' ')).toContain('Оплатить 1 000 000 сум');
  expect(await depositsOf(site.origin, player.cookie)).toEqual([]);
  const hidden = [...shown.text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const confirmed = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  expect((await send(player, { ...confirmed, amount: '2 000 000' })).headers.location).toBeUndefined();
  expect((await send(player, confirmed)).headers.location).toMatch(/paysuccess/);
  expect((await depositsOf(site.origin, player.cookie)).map(({ amount }) => amount.amount)).toEqual([1_000_000]);
  expect(site.output()).not.toMatch(partOf(ownCard(player)));
});

test('every page writes the fee of a method alike: its card, the page before the charge, and the withdrawal', async () => {
  const player = await fundedPlayer(site);
  const { text: card } = await askPage(site.origin, '/ru/cashier/deposit/visa', { cookie: player.cookie });
  const form = await formOf(player, 'visa');
  const { text: confirm } = await send(player, {
    ...form,
    amount: '100 000',
    card: ownCard(player),
    saved: '',
    confirmed_sum: '',
  });
  const { text: withdrawal } = await askPage(site.origin, '/ru/cashier/withdraw?method=visa', {
    cookie: player.cookie,
  });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(card)).toContain('1,5% + 500 сум');
  expect(plain(confirm)).toContain('2 000 сум (1,5% + 500 сум)');
  expect(plain(withdrawal)).toMatch(/Комиссия<\/dt><dd>1% \+ 2 000 сум</);
  const before = await balanceOf(site.origin, player.cookie);
  await send(player, { ...form, amount: '100 000', card: ownCard(player), saved: '', confirmed_sum: '100000 UZS' });
  expect(await balanceOf(site.origin, player.cookie)).toBe(before + 98_000);
});

test.each([
  ['12,50', 12.5],
  ['1.000', 1_000],
])('a plain deposit of %s in USDT orders %d', async (amount, ordered) => {
  const player = await newcomer();
  const form = await formOf(player, 'usdt');
  await send(player, { ...form, amount, confirmed_sum: `${ordered} USDT` });
  expect((await depositsOf(site.origin, player.cookie)).map((payment) => payment.amount)).toEqual([
    { amount: ordered, currency: 'USDT' },
  ]);
});

test.each(['1e5', '0x1F', '50,000', '50 000,00', '12.345'])(
  'the platform’s method for deposits refuses the sum %s in a form’s text',
  async (amount) => {
    const player = await newcomer();
    const order = { method: 'usdt', currency: 'USDT', amount };
    const answer = await postForm(site.origin, '/api/cashier.makedeposit', order, { cookie: player.cookie });
    expect(answer.json().error?.type).toBe('InvalidParameterException');
    expect(await depositsOf(site.origin, player.cookie)).toEqual([]);
  },
);

test('a plain deposit form, sent five times, makes one payment; with another amount it makes a second', async () => {
  const player = await newcomer();
  const before = await balanceOf(site.origin, player.cookie);
  const fields = { ...(await formOf(player, 'humo')), card: ownCard(player) };
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(player, fields)));
  answers.push(await send(player, fields));
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await depositsOf(site.origin, player.cookie)).toHaveLength(1);
  expect(await balanceOf(site.origin, player.cookie)).toBe(before + 20_000);
  // The same form with another amount is another order.
  await send(player, { ...fields, amount: '30 000', confirmed_sum: '30000 UZS' });
  expect(await balanceOf(site.origin, player.cookie)).toBe(before + 50_000);
});

test('a deposit of a redirect method leads to a page that links to the payment page; a reload makes no deposit', async () => {
  const player = await newcomer();
  const answer = await send(player, await formOf(player, 'local_redirect'));
  const place = String(answer.headers.location);
  expect(place).toMatch(/^\/ru\/cashier\/paypending\/\d+\?go=1$/);
  for (let reload = 0; reload < 2; reload += 1)
    expect((await askPage(site.origin, place, { cookie: player.cookie })).text).toContain(
      `href="${site.sandbox}/_/pay/`,
    );
  expect(await depositsOf(site.origin, player.cookie)).toHaveLength(1);
});

test('a result page that does not match the payment redirects to the one that does; another player’s is not found', async () => {
  const player = await newcomer();
  await send(player, await formOf(player, 'local_redirect'));
  const [payment] = await depositsOf(site.origin, player.cookie);
  const locationOf = async (path: string) =>
    (await askPage(site.origin, path, { cookie: player.cookie })).headers.location;
  expect(await locationOf(`/cashier/paysuccess/${payment?.id}`)).toBe(`/cashier/paypending/${payment?.id}`);
  expect(await locationOf('/cashier/payfail')).toBe(`/cashier/paypending/${payment?.id}`);
  const other = await newcomer();
  const page = await askPage(site.origin, `/ru/cashier/paysuccess/${payment?.id}`, { cookie: other.cookie });
  expect([page.status, page.text.includes('Такой платёж не найден')]).toEqual([200, true]);
});

test.each([
  [{ amount: '9 999' }, 'deposit.amountRefused', 'amount'],
  [{ amount: '' }, 'validation.required', 'amount'],
  [{ card: '8600' }, 'validation.custom', 'card'],
  [{ method: 'nothing' }, 'errors.BillingUnavailableException', null],
  [{ amount: '20 006', confirmed_sum: '20006 UZS' }, 'errors.BillingTransactionDeclinedException', null],
  [{ amount: '50 000,00' }, 'validation.sumWhole', 'amount'],
  [{ amount: '50000.55' }, 'validation.sumWhole', 'amount'],
  [{ amount: '50.0000' }, 'validation.sumFormat', 'amount'],
  [{ amount: '-70000' }, 'validation.sumCharacters', 'amount'],
  [{ amount: '1e5' }, 'validation.sumCharacters', 'amount'],
] as const)(
  'the plain deposit form with %j is refused as %s, shows the sum again, and its address has no card number',
  async (wrong, error, field) => {
    const player = await newcomer();
    const answer = await send(player, { ...(await formOf(player, 'uzcard')), card: ownCard(player), ...wrong });
    const target = new URL(String(answer.headers.location), site.origin);
    expect(target.pathname).toBe('/ru/cashier/deposit');
    expect([target.searchParams.get('error'), target.searchParams.get('field')]).toEqual([error, field]);
    expect(target.search).not.toMatch(partOf(ownCard(player)));
    const page = await askPage(site.origin, target.pathname + target.search, { cookie: player.cookie });
    expect(page.text).toContain('role="alert"');
    const sum = 'amount' in wrong ? wrong.amount : '20 000';
    // The page has another sum before it: that of the limit which it offers.
    const shown = /<input[^>]*id="[^"]*-amount"[^>]*>/.exec(page.text)?.[0] ?? '';
    expect(shown).toContain('name="amount"');
    if (sum !== '') expect(shown.replaceAll('\u00a0', ' ')).toContain(`value="${sum}"`);
  },
);

test('a deposit that the platform does not answer is sent once and reported as unknown, with a link to the history', async () => {
  const player = await newcomer();
  const fields = { ...(await formOf(player, 'uzcard')), card: ownCard(player) };
  const { fault, heal, reset, counters } = sandboxControls(site);
  await reset();
  await fault({ target: 'cashier.makedeposit', kind: 'reset', times: 1 });
  const answer = await send(player, fields);
  await heal();
  expect(answer.headers.location).toContain('step=unknown');
  expect((await counters())['cashier.makedeposit']).toBe(1);
  const page = await askPage(site.origin, String(answer.headers.location), { cookie: player.cookie });
  expect(page.text).toContain('href="/ru/cashier/history?tab=deposit"');
});

test('the plain deposit form, sent by a guest, redirects, and not to the success page', async () => {
  const answer = await send({ uid: 0, login: '', cookie: '' }, { method: 'uzcard', amount: '20 000', card: ownCard() });
  expect(answer.status).toBeGreaterThanOrEqual(300);
  expect(String(answer.headers.location)).not.toContain('paysuccess');
});

test('the plain deposit form of one player, sent by another with the same key, is an order of its own', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const fields = { ...(await formOf(first, 'uzcard')), card: ownCard(first) };
  const orders = [await send(first, fields), await send(second, { ...fields, card: ownCard(second) })];
  const places = orders.map(({ headers }) => headers.location);
  expect(new Set(places).size).toBe(2);
  for (const { cookie } of [first, second]) expect(await depositsOf(site.origin, cookie)).toHaveLength(1);
});
