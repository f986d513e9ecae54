import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { placeWithdrawal } from './placeWithdrawal.ts';
import { lostAnswer, plainPage, plainPost } from './plainPost.testing.ts';

const uzcard = {
  sysname: 'uzcard',
  name: 'Uzcard',
  currency: 'UZS',
  min: 1_000,
  max: 100_000,
  fields: [{ name: 'card', type: 'text', label: 'Karta' }],
  is_available: true,
};
const settings = {
  methods: [{ ...uzcard, sysname: 'humo', is_available: false }, { ...uzcard, sysname: 'visa' }, uzcard],
  available: { amount: 50_000, currency: 'UZS' },
};
const answers = {
  'cashier.getwithdrawsettings': settings,
  'account.getBalance': { balance_bonus: null },
  'cashier.gethistory': { items: [{ id: 5 }], total: 1 },
  'cashier.makewithdrawal': { id: 77, status: 'new' },
};
const typed = { order_key: '12345678-key', method: 'uzcard', amount: '20000', card: '8600111122223333' };
const input = { method: 'uzcard', amount: 20_000, currency: 'UZS', requisites: { card: '8600111122223333' } };
const back = { method: 'uzcard', amount: '20000' };
const bonus = { balance_bonus: { amount: 1, currency: 'UZS' } };
const withBonus = { 'account.getBalance': bonus };
const refusing = (...error: ConstructorParameters<typeof AppError>) => ({
  'cashier.makewithdrawal': new AppError(...error),
});

/** Sends the form of a withdrawal; resolves with its outcome, the page in it, and what the platform got. */
async function withdraw(fields: Record<string, string> = {}, differing: Record<string, unknown> = {}, sender?: string) {
  const platform = plainPost({ ...typed, ...fields }, { ...answers, ...differing }, sender);
  const outcome = await placeWithdrawal(platform.post);
  const inner = outcome.outcome;
  const html = typeof inner === 'object' && 'html' in inner ? inner.html(plainPage).replaceAll('\u00A0', ' ') : '';
  return { ...platform, outcome, html };
}

test('a plain withdrawal is ordered once, with a key, and leads to its line in the history', async () => {
  const { outcome, sent, reads } = await withdraw();
  expect(outcome).toEqual({ kind: 'done', outcome: { page: '/cashier/history?tab=withdrawal&open=77' } });
  expect(sent).toEqual([{ name: 'cashier.makewithdrawal', input, key: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(reads).toContainEqual({
    name: 'cashier.gethistory',
    input: { offset: 0, count: 4, type: 'withdrawal' },
  });
});

test('the key of a plain withdrawal belongs to its form, sender and content', async () => {
  const keyOf = async (fields: Record<string, string> = {}, sender?: string) =>
    (await withdraw(fields, {}, sender)).sent[0]?.key;
  const key = await keyOf();
  expect(await keyOf()).toBe(key);
  const others = [
    await keyOf({ order_key: '12345678-other' }),
    await keyOf({ amount: '30000' }),
    await keyOf({ method: 'visa' }),
    await keyOf({ saved: '4' }),
    await keyOf({}, 'player 8'),
  ];
  expect(new Set([key, ...others]).size).toBe(6);
});

test('a plain withdrawal to saved requisites sends their id, and needs no card', async () => {
  const { sent } = await withdraw({ saved: '4', card: '' });
  expect(sent[0]?.input).toEqual({ ...input, requisites: { saved: '4' } });
});

test.each([
  ['a method that is closed', { method: 'humo' }, { error: 'errors.InvalidRequestException', amount: '20000' }],
  ['no such method', { method: 'x' }, { error: 'errors.InvalidRequestException', amount: '20000' }],
  [
    'a sum above the maximum',
    { amount: '100001' },
    { error: 'withdraw.sumRefused', field: 'amount', amount: '100001' },
  ],
  ['no card', { card: '' }, { error: 'validation.required', field: 'card', amount: '20000' }],
] as [string, Record<string, string>, object][])(
  'a plain withdrawal with %s is refused before anything is ordered',
  async (name, fields, refusal) => {
    const { outcome, sent } = await withdraw(fields);
    const method = /method/.test(name) ? {} : { method: 'uzcard' };
    expect(outcome).toEqual({ kind: 'refused', outcome: { ...refusal, ...method } });
    expect(sent).toEqual([]);
  },
);

test('a plain withdrawal with a bonus balance is ordered only when its loss is confirmed', async () => {
  for (const fields of [{}, { burn: '0' }, { burn: '' }] as Record<string, string>[]) {
    const { outcome, sent } = await withdraw(fields, withBonus);
    expect(outcome).toEqual({ kind: 'refused', outcome: { error: 'withdraw.burnFirst', ...back } });
    expect(sent).toEqual([]);
  }
  expect((await withdraw({ burn: '1' }, withBonus)).sent).toHaveLength(1);
  const empty = { balance_bonus: { amount: 0, currency: 'UZS' } };
  const without = { 'account.getBalance': empty };
  expect((await withdraw({}, without)).sent).toHaveLength(1);
});

test('a plain withdrawal that needs a code shows a page that asks for it and keeps the fields', async () => {
  const message = 'two_factor_auth is enable';
  const { html, outcome } = await withdraw({ note: '"<' }, refusing('AuthorizationException', { message }));
  expect(outcome.kind).toBe('refused');
  for (const part of [
    'nonce-1',
    '<h1>Подтвердите кодом</h1>',
    'Введите код из 6 цифр из сообщения или приложения.</p>',
    '<form method="post" action="/ru/cashier/withdraw?form=withdraw">',
    '<input type="hidden" name="card" value="8600111122223333">\n',
    '<input type="hidden" name="note" value="&quot;&lt;">',
    '<input type="hidden" name="order_key" value="12345678-key">',
    '<input id="code" name="two_factor_code" required inputmode="numeric" maxlength="256" autocomplete="one-time-code">',
    'href="/ru/cashier/withdraw"',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/has_recovery|id="problem"|aria-invalid="|Можно ввести и резервный/);
});

test('a plain withdrawal offers recovery codes to those who have some, also after a wrong code', async () => {
  const data = { has_recovery: true };
  const asked = await withdraw({}, refusing('AuthorizationException', { message: 'two_factor_auth is enable', data }));
  const wrong = await withdraw(
    { two_factor_code: '111111', has_recovery: '1' },
    refusing('AuthorizationException', { message: 'two_factor_auth: code is invalid' }),
  );
  for (const { html } of [asked, wrong]) {
    expect(html).toContain('приложения. Можно ввести и резервный код.</p>');
    expect(html).toContain('<input type="hidden" name="has_recovery" value="1">');
    expect(html.match(/name="has_recovery"/g)).toHaveLength(1);
    expect(html).toContain(' required autocapitalize="characters" spellcheck="false" maxlength');
  }
  expect(wrong.html.match(/two_factor_code/g)).toHaveLength(1);
  const without = await withdraw(
    { two_factor_code: '111111', has_recovery: '0' },
    refusing('AuthorizationException', { message: 'two_factor_auth: code is invalid' }),
  );
  expect(without.html).not.toContain('has_recovery');
});

test.each([
  ['wrong', 'two_factor_auth: code is invalid', 'Неверный код. Проверьте и введите ещё раз.'],
  ['malformed', 'the code must contain 6 digits', 'В коде 6 цифр.'],
  ['late', 'time expired', 'Время кода истекло. Введите новый код.'],
])('a plain withdrawal whose code is %s says so and asks again', async (_name, message, text) => {
  const { html, sent } = await withdraw(
    { two_factor_code: '123 456' },
    refusing('AuthorizationException', { message }),
  );
  expect(html).toContain(`<p id="problem">${text}</p>`);
  expect(html).toContain(' aria-invalid="true" aria-describedby="problem">');
  expect(sent[0]?.input).toEqual({ ...input, two_factor_code: '123456' });
});

test.each([
  ['123', 'В коде 6 цифр.'],
  ['', 'В коде 6 цифр.'],
  ['K7M2-9XQD', 'В резервном коде 12 букв и цифр'],
])('a plain withdrawal with the code "%s" is not sent', async (two_factor_code, text) => {
  const { html, sent } = await withdraw({ two_factor_code });
  expect(html).toContain(`<p id="problem">${text}`);
  expect(sent).toEqual([]);
});

test('a plain withdrawal whose answer is lost and cannot be found is unknown, and its form is not filled again', async () => {
  const lost = { 'cashier.makewithdrawal': lostAnswer, 'cashier.gethistory': lostAnswer };
  const { outcome, sent } = await withdraw({}, lost);
  expect(outcome).toEqual({ kind: 'unknown', outcome: { method: 'uzcard' } });
  expect(sent).toHaveLength(1);
});

test.each([
  ['without a session', ['AuthorizationException', {}], 'signInFirst'],
  [
    'to the card of another player',
    ['WithdrawalDeclinedException', { data: { reason: 'multi_account' } }],
    { error: 'cardOfOther', ...back },
  ],
  [
    'that is declined for another reason',
    ['WithdrawalDeclinedException', { data: { reason: 'other' } }],
    { error: 'errors.WithdrawalDeclinedException', ...back },
  ],
  [
    'whose requisites need a check',
    ['RequisitesValidationRequiredException', { data: { external_action_id: 'act-1' } }],
    { error: 'errors.RequisitesValidationRequiredException', ...back, action: 'act-1' },
  ],
  [
    'whose check has no readable id',
    ['RequisitesValidationRequiredException', { data: { external_action_id: '<a>' } }],
    { error: 'errors.RequisitesValidationRequiredException', ...back },
  ],
] as [string, ConstructorParameters<typeof AppError>, unknown][])(
  'a plain withdrawal %s is refused with its reason',
  async (_name, error, outcome) => {
    expect((await withdraw({}, refusing(...error))).outcome).toEqual({ kind: 'refused', outcome });
  },
);

const usd = { amount: 4, currency: 'USD' };
const rated = { 'account.getcurrencyrates': { base: 'USD', rates: { UZS: 10_000 } } };
const PAPERS = 'errors.KycWithdrawalException';
const TOO_MUCH = 'withdraw.sumRefused';
test.each([
  ['at the balance', '50000', {}, PAPERS],
  ['above the balance', '50001', {}, TOO_MUCH],
  ['above what is left of the day', '20001', { daily_left: { amount: 20_000, currency: 'UZS' } }, TOO_MUCH],
  ['at a balance in another currency', '40000', { available: usd }, PAPERS],
  ['above a balance in another currency', '40001', { available: usd }, TOO_MUCH],
  ['above a balance that is not told', '100000', { available: null }, PAPERS],
])('a plain withdrawal %s that asks for papers says what is wrong first', async (_name, amount, more, error) => {
  const told = { 'cashier.getwithdrawsettings': { ...settings, ...more }, ...rated };
  for (const type of ['KycWithdrawalException', 'SumsubVerificationRequiredException'] as const) {
    const { outcome } = await withdraw({ amount }, { ...told, ...refusing(type) });
    const field = error === TOO_MUCH ? { field: 'amount' } : {};
    const id = error === TOO_MUCH ? error : `errors.${type}`;
    expect(outcome).toEqual({ kind: 'refused', outcome: { error: id, ...field, method: 'uzcard', amount } });
  }
});

test('a plain withdrawal that asks for papers, while no rates are told, is judged by the platform', async () => {
  const told = { 'cashier.getwithdrawsettings': { ...settings, available: usd } };
  const { outcome } = await withdraw({ amount: '99000' }, { ...told, ...refusing('KycWithdrawalException') });
  expect(outcome).toMatchObject({ outcome: { error: PAPERS } });
  // Another refusal is not about the sum.
  const { outcome: declined } = await withdraw({ amount: '99000' }, refusing('UserNeedDepositException'));
  expect(declined).toMatchObject({ outcome: { error: 'errors.UserNeedDepositException' } });
});
