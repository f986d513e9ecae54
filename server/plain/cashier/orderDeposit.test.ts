import { expect, test } from 'vitest';
import type { AnswerPage } from '#server/plain/pages/answerPage.ts';
import { CARD_IN_USE } from '#shared/cashier/cardInUse.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { orderDeposit } from './orderDeposit.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { lostAnswer, plainPage, plainPost } from './plainPost.testing.ts';

const card = { name: 'card', type: 'text', label: 'Karta' };
const uzcard = {
  sysname: 'uzcard',
  name: 'Uzcard <1>',
  currency: 'UZS',
  min: 1_000,
  max: 100_000,
  fee: { percent: 1.5 },
  fields: [card],
  is_available: true,
  requisites_saved: [{ id: 4, title: '8600 •• 3333', state: null }],
};
const closed = { ...uzcard, sysname: 'humo', is_available: false };
const trigger = 'user_satisfies_params';
const history = { items: [{ id: 5 }], total: 1 };
const answers = {
  'cashier.getdepositsettings': { methods: [closed, uzcard] },
  'cashier.gethistory': history,
  'cashier.makedeposit': { id: 77, status: 'pending', action: { type: 'redirect', url: 'https://pay.example' } },
  'campaigns.getoffers': {
    items: [
      { id: 8, is_taken: true, trigger },
      { id: 9, is_taken: false, trigger },
      { id: 10, trigger },
      { id: 13, trigger: { type: trigger, params: { exclude_methods: ['humo', 'uzcard'] } } },
    ],
  },
  'campaigns.takepromotions': 1,
};
const typed = {
  order_key: '12345678-key',
  method: 'uzcard',
  amount: '20000',
  card: '8600111122223333',
  confirmed_sum: '20000 UZS',
};
const input = {
  method: 'uzcard',
  amount: 20_000,
  currency: 'UZS',
  campaign_offer_id: -1,
  requisites: { card: '8600111122223333' },
  back_url: 'https://site.example/ru/cashier/paypending',
};

/** Sends the form of a deposit; resolves with its outcome and what the platform got. */
async function deposit(fields: Record<string, string> = {}, differing: Record<string, unknown> = {}, sender?: string) {
  const platform = plainPost({ ...typed, ...fields }, { ...answers, ...differing }, sender);
  return { ...platform, outcome: await orderDeposit(platform.post) };
}

const page = (address: string): PlainOutcome => ({ kind: 'done', outcome: { page: address } });

test('a plain deposit is ordered once, with a key, and leads to its page', async () => {
  const { outcome, sent, reads } = await deposit();
  expect(outcome).toEqual(page('/cashier/paypending/77?go=1'));
  expect(sent).toEqual([{ name: 'cashier.makedeposit', input, key: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(reads).toEqual([
    { name: 'cashier.getdepositsettings', input: {} },
    { name: 'cashier.gethistory', input: { offset: 0, count: 4, type: 'deposit' } },
  ]);
});

test('the key of a plain deposit belongs to its form, sender and content, not to the host of the site', async () => {
  const keyOf = async (fields: Record<string, string> = {}, sender?: string) =>
    (await deposit(fields, {}, sender)).sent[0]?.key;
  const key = await keyOf();
  expect(await keyOf()).toBe(key);
  const others = [
    await keyOf({ order_key: '12345678-other' }),
    await keyOf({ amount: '30000', confirmed_sum: '30000 UZS' }),
    await keyOf({ card: '8600111122224444' }),
    await keyOf({ offer: '8' }),
    await keyOf({}, 'player 8'),
  ];
  expect(new Set([key, ...others]).size).toBe(6);
  const { post, sent } = plainPost(typed, answers);
  await orderDeposit({ ...post, origin: 'https://www.site.example' });
  expect(sent[0]?.key).toBe(key);
  expect(sent[0]?.input).toMatchObject({ back_url: 'https://www.site.example/ru/cashier/paypending' });
});

test.each([
  ['pending', 'form', '/cashier/paypending/77?go=1'],
  ['new', 'redirect', '/cashier/paypending/77?go=1'],
  // Without a script nothing opens a window or a frame, or shows a code, but the payment's page.
  ...['new_window', 'iframe', 'mobile', 'qr', 'done'].map((type) => ['pending', type, '/cashier/paypending/77']),
  ['pending', undefined, '/cashier/paypending/77'],
  ['success', 'redirect', '/cashier/paysuccess/77'],
  ['declined', 'redirect', '/cashier/payfail/77'],
  ['cancelled', 'redirect', '/cashier/paycancel?id=77'],
] as [string, string | undefined, string][])(
  'a plain deposit that is %s with the action %s leads to %s',
  async (status, type, address) => {
    const answer = { id: 77, status, ...(type === undefined ? {} : { action: { type } }) };
    expect((await deposit({}, { 'cashier.makedeposit': answer })).outcome).toEqual(page(address));
  },
);

test.each([
  ['a method that is closed', { method: 'humo' }, { error: 'errors.BillingUnavailableException', amount: '20000' }],
  ['no such method', { method: 'visa' }, { error: 'errors.BillingUnavailableException', amount: '20000' }],
  [
    'a sum below the minimum',
    { amount: '999', confirmed_sum: '999 UZS', saved: '' },
    { error: 'deposit.amountRefused', field: 'amount', type: 'uzcard', amount: '999', saved: '' },
  ],
  [
    'no card',
    { card: '', offer: '9' },
    { error: 'validation.required', field: 'card', type: 'uzcard', amount: '20000', offer: '9' },
  ],
  // Whose they are, only the platform knows: unknown requisites are no requisites.
  [
    'requisites of another method and no card',
    { saved: '6', card: '' },
    { error: 'validation.required', field: 'card', type: 'uzcard', amount: '20000', saved: '6' },
  ],
])('a plain deposit with %s is refused before anything is ordered', async (_name, fields, outcome) => {
  const { sent, outcome: refused } = await deposit(fields as Record<string, string>);
  expect(refused).toEqual({ kind: 'refused', outcome });
  expect(sent).toEqual([]);
});

test.each([
  ['no sum', ''],
  ['another sum', '2000 UZS'],
  ['another currency', '20000 USD'],
])('a plain deposit that confirms %s shows a page with the sum, and orders nothing', async (_name, confirmed_sum) => {
  const { outcome, sent } = await deposit({ confirmed_sum, note: '"<' });
  expect(sent).toEqual([]);
  if (outcome.kind !== 'refused' || typeof outcome.outcome !== 'object' || !('html' in outcome.outcome))
    throw new Error('no page');
  const html = outcome.outcome.html(plainPage);
  for (const part of [
    'nonce-1',
    '<h1>Подтвердите платёж</h1>',
    '<dd>Uzcard &lt;1&gt;</dd>',
    '<form method="post" action="/ru/cashier/deposit?form=deposit">',
    '<input type="hidden" name="confirmed_sum" value="20000 UZS">',
    '<input type="hidden" name="card" value="8600111122223333">\n',
    '<input type="hidden" name="note" value="&quot;&lt;">',
    '<input type="hidden" name="order_key" value="12345678-key">',
    'href="/ru/cashier/deposit/uzcard?amount=20000"',
  ])
    expect(html).toContain(part);
  expect(html.match(/name="confirmed_sum"/g)).toHaveLength(1);
  expect(html.replaceAll(/\s/g, ' ')).toMatch(/<dd>20 000 [^<]+<\/dd>.*<dd>300 [^<]+\(1,5%\)<\/dd>/);
  const free = plainPost(
    { ...typed, confirmed_sum: '' },
    { ...answers, 'cashier.getdepositsettings': { methods: [{ ...uzcard, fee: undefined }] } },
  );
  const { outcome: asked } = (await orderDeposit(free.post)) as { outcome: { html: AnswerPage } };
  expect(asked.html(plainPage)).toMatch(/<dd>Без комиссии<\/dd>/i);
});

test('a plain deposit with saved requisites sends their id, and no card', async () => {
  const { sent } = await deposit({ saved: '4', card: '' });
  expect(sent[0]?.input).toEqual({ ...input, requisites: { saved: '4' } });
});

test.each([
  ['refused', new AppError('BillingTransactionDeclinedException'), 'errors.BillingTransactionDeclinedException', {}],
  [
    'refused for its card',
    new AppError('InvalidParameterException', { code: CARD_IN_USE, data: { card: 'used' } }),
    'deposit.cardOfOther',
    { field: 'card' },
  ],
])('a plain deposit that is %s returns to its form with the sum and the choices', async (_name, error, id, more) => {
  const { outcome } = await deposit({ offer: '8', saved: '' }, { 'cashier.makedeposit': error });
  const returned = { amount: '20000', saved: '', offer: '8' };
  expect(outcome).toEqual({ kind: 'refused', outcome: { error: id, ...more, type: 'uzcard', ...returned } });
});

test('a plain deposit without a session leads to the sign-in', async () => {
  const { outcome } = await deposit({}, { 'cashier.makedeposit': new AppError('AuthorizationException') });
  expect(outcome).toEqual({ kind: 'refused', outcome: 'signInFirst' });
});

test('a plain deposit whose answer is lost and cannot be found is unknown, and its form is not filled again', async () => {
  const { outcome, sent } = await deposit({}, { 'cashier.makedeposit': lostAnswer, 'cashier.gethistory': lostAnswer });
  expect(outcome).toEqual({ kind: 'unknown', outcome: { type: 'uzcard' } });
  expect(sent).toHaveLength(1);
});

test('a plain deposit whose answer is lost is found among the payments that were not there before', async () => {
  const payment = { id: 78, method: 'uzcard', amount: { amount: 20_000, currency: 'UZS' }, status: 'pending' };
  const found = { 'cashier.makedeposit': lostAnswer, 'cashier.getdepositinfo': payment };
  const platform = plainPost(typed, { ...answers, ...found });
  let looks = 0;
  const { call } = platform.post;
  const later = (async (method: { name: string }, ...rest: unknown[]) => {
    if (method.name !== 'cashier.gethistory') return (call as (...all: unknown[]) => unknown)(method, ...rest);
    looks += 1;
    return looks === 1 ? history : { items: [payment, { ...payment, id: 5 }], total: 9 };
  }) as typeof call;
  expect(await orderDeposit({ ...platform.post, call: later })).toEqual(page('/cashier/paypending/78'));
});

test.each([
  // The player agreed to the terms of the offer, so it is taken before the money is sent.
  ['one that is not taken', '9', ['campaigns.takepromotions', 'cashier.makedeposit'], 9],
  ['one whose state is not told', '10', ['campaigns.takepromotions', 'cashier.makedeposit'], 10],
  ['one that is taken', '8', ['cashier.makedeposit'], 8],
  ['one that is not listed', '11', ['cashier.makedeposit'], '11'],
])('a plain deposit with an offer, %s, names it', async (_name, offer, commands, id) => {
  const { sent, reads, outcome } = await deposit({ offer });
  expect(sent.map(({ name }) => name)).toEqual(commands);
  expect(sent.at(-1)?.input).toEqual({ ...input, campaign_offer_id: id });
  if (commands.length === 2) expect(sent[0]).toMatchObject({ input: { offer_id: id }, key: expect.any(String) });
  expect(reads.at(-1)).toEqual({ name: 'campaigns.getoffers', input: { with_unavailable: true } });
  expect(outcome.kind).toBe('done');
});

test.each([
  [
    'refused',
    new AppError('InvalidRequestException'),
    {
      kind: 'refused',
      outcome: { error: 'errors.InvalidRequestException', type: 'uzcard', amount: '20000', offer: '9' },
    },
  ],
  ['unknown', lostAnswer, { kind: 'unknown', outcome: { type: 'uzcard' } }],
])('a plain deposit whose offer is %s is not ordered', async (_name, error, expected) => {
  const { outcome, sent } = await deposit({ offer: '9' }, { 'campaigns.takepromotions': error });
  expect(outcome).toEqual(expected);
  expect(sent.map(({ name }) => name)).toEqual(['campaigns.takepromotions']);
});

test('a plain deposit by a method that the chosen offer excludes is ordered without the offer, which is not taken', async () => {
  const { outcome, sent } = await deposit({ offer: '13' });
  expect(outcome).toEqual(page('/cashier/paypending/77?go=1'));
  expect(sent).toEqual([{ name: 'cashier.makedeposit', input, key: expect.anything() as unknown }]);
});
