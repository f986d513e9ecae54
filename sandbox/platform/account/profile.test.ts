import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let player: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterAll(() => sandbox.remove());

const outboxOf = (recipient: string) =>
  sandbox.world.messages.outbox.latest(50).filter((message) => message.recipient === recipient);
const profileOf = async (visitor: SandboxVisitor) => (await visitor.get('account.getprofileinfo')).body.data;

test('account.saveProfileInfo saves valid fields, clears null ones and returns an error for each invalid field', async () => {
  const saved = { first_name: 'O`tkir', birth_date: '25-3-1998', sex: 1, address: 'Navoiy 1/2' };
  const answer = await player.post('account.saveProfileInfo', {
    ...saved,
    document: { type: 'cpf', number: '31203980123456' },
  });
  expect(answer.body).toEqual({ data: 1 });
  expect(await profileOf(player)).toMatchObject({
    first_name: 'Oʻtkir',
    birth_date: '25.03.1998',
    sex: 1,
    address: 'Navoiy 1/2',
    document: { type: 'cpf', number: '31203980123456' },
  });
  await player.post('account.saveProfileInfo', { address: null });
  expect(await profileOf(player)).toMatchObject({ address: null, first_name: 'Oʻtkir' });
  const wrong = [
    ['first_name', { first_name: 'A1i' }],
    ['birth_date', { birth_date: '31.02.1990' }],
    ['birth_date', { birth_date: '01.01.2020' }],
    ['document', { document: { type: 'cpf', number: '123' } }],
    ['postcode', { postcode: '123456789' }],
    ['country_code', { country_code: 'XX' }],
    ['region', { region: 'x'.repeat(300) }],
    ['sex', { sex: 7 }],
  ] as const;
  for (const [field, change] of wrong) {
    const { error } = (await player.post('account.saveProfileInfo', change)).body;
    expect([error?.type, Object.keys(error?.error_data ?? {})], field).toEqual(['InvalidParameterException', [field]]);
  }
  expect((await profileOf(player)).birth_date).toBe('25.03.1998');
});

test('account.getPersonalDataFields returns localised labels with saved values, not editable once verified', async () => {
  const fields = async (visitor: SandboxVisitor) =>
    (await visitor.get('account.getPersonalDataFields')).body.data.fields;
  await player.post('account.saveProfileInfo', { last_name: 'Karimov' });
  const ownFields = await fields(player);
  expect(ownFields.find(({ name }: { name: string }) => name === 'last_name')).toMatchObject({
    label: 'Familiya',
    value: 'Karimov',
    editable: true,
  });
  const star = createVisitor(sandbox.url, 'ru');
  await star.login('star@yulduz.test');
  expect((await fields(star))[0]).toMatchObject({ name: 'first_name', label: 'Имя', editable: false, value: null });
  const refused = await star.post('account.saveProfileInfo', { first_name: 'Иван' });
  expect(Object.keys(refused.body.error.error_data)).toEqual(['first_name']);
  expect((await star.post('account.saveProfileInfo', { region: 'Toshkent' })).body).toEqual({ data: 1 });
});

test('account.addcontact refuses a taken or malformed contact; its code confirms a new one, which then signs in', async () => {
  const add = (contact: string) => player.post('account.addcontact', { contact, phone_country_code: 'UZ' });
  expect((await add('ru@yulduz.test')).body.error.error_data).toEqual({ contact: [expect.any(String)] });
  expect((await add('nonsense@')).body.error.error_data).toHaveProperty('contact');
  expect((await add('90 765')).body.error.error_data).toHaveProperty('contact');
  expect((await add('90 765-43-21')).body).toEqual({ data: 1 });
  expect((await add('+998 90 765-43-21')).body.error.error_data).toHaveProperty('contact');
  await player.post('account.sendconfirmationtocontact', { contact: '998907654321' });
  const code = /\d{6}/.exec(outboxOf('998907654321')[0]?.text ?? '')?.[0];
  expect((await player.post('account.confirmContact', { contact: '998907654321', code })).body).toEqual({ data: 1 });
  const { contacts } = await profileOf(player);
  expect(contacts.find(({ contact }: { contact: string }) => contact === '998907654321').is_confirmed).toBe(true);
  expect((await createVisitor(sandbox.url).login('998907654321')).body.data.uid).toBe(1);
});

test('account.changefakename refuses a short, long, malformed or taken nickname and saves a valid one', async () => {
  const change = async (fakename: string) =>
    (await player.post('account.changefakename', { fakename })).body.error?.error_data;
  expect(await change('ab')).toHaveProperty('fakename');
  expect(await change('a'.repeat(21))).toHaveProperty('fakename', [expect.stringContaining('20')]);
  expect(await change('my name')).toHaveProperty('fakename');
  expect(await change('chorsu21')).toHaveProperty('fakename');
  expect(await change('Buxoro9')).toBeUndefined();
  expect((await player.get('account.getInfo')).body.data.fakename).toBe('Buxoro9');
});

test('account.changepassword ends every other session and renews the sid of its own', async () => {
  const here = createVisitor(sandbox.url);
  const there = createVisitor(sandbox.url);
  await here.login('rich@yulduz.test');
  await there.login('rich@yulduz.test');
  const before = here.cookie();
  const change = (old_password: string, password: string, repeat_password = password) =>
    here.post('account.changepassword', { old_password, password, repeat_password });
  expect((await change('wrong-one', 'Fresh-2026')).body.error.error_data).toHaveProperty('old_password');
  expect((await change(DEMO_PASSWORD, 'Fresh-2026', 'other')).body.error.error_data).toHaveProperty('repeat_password');
  expect((await change(DEMO_PASSWORD, 'five5')).body.error.error_data).toHaveProperty('password');
  expect((await there.get('account.getInfo')).body.data.uid).not.toBe(0);
  expect((await change(DEMO_PASSWORD, 'Fresh-2026')).body).toEqual({ data: 1 });
  expect((await there.get('account.getInfo')).body.data.uid).toBe(0);
  expect((await here.get('account.getInfo')).body.data.login).toBe('rich@yulduz.test');
  expect(here.cookie()).not.toBe(before);
  expect((await createVisitor(sandbox.url).login('rich@yulduz.test')).body.error.type).toBe('AuthorizationException');
});

test('account.unsubscribe, with the token of an e-mail, unsubscribes from e-mail; a forged token is refused', async () => {
  const guest = createVisitor(sandbox.url);
  const isSubscribed = async () => (await player.get('account.getInfo')).body.data.is_subscribed;
  const foreign = await player.post('account.changeSubscription', { contact: 'ru@yulduz.test', subscription: '1' });
  expect(foreign.body.error.error_data).toHaveProperty('contact');
  await player.post('account.changeSubscription', { contact: 'demo@yulduz.test', subscription: '1' });
  expect(await isSubscribed()).toBe(true);
  const token = /token=([^&]+)/.exec(outboxOf('demo@yulduz.test')[0]?.text ?? '')?.[1] ?? '';
  const forged = await guest.post('account.unsubscribe', { token: token.replace(/^1\./, '2.') });
  expect(forged.body.error.error_data).toHaveProperty('token');
  expect((await guest.post('account.unsubscribe', { token, type: 'phone' })).body).toEqual({ data: 1 });
  expect(await isSubscribed()).toBe(true);
  expect((await guest.post('account.unsubscribe', { token, type: 'email' })).body).toEqual({ data: 1 });
  expect(await isSubscribed()).toBe(false);
});

test('account.setCurrency converts the account only while its balance is empty (A-70)', async () => {
  const set = async (visitor: SandboxVisitor, currency: string) =>
    (await visitor.post('account.setCurrency', { currency })).body;
  expect((await set(player, 'USD')).error.error_data).toHaveProperty('currency');
  const empty = createVisitor(sandbox.url);
  await empty.login('zero@yulduz.test');
  expect((await set(empty, 'EUR')).error.error_data).toHaveProperty('currency');
  expect(await set(empty, 'USD')).toEqual({ data: 1 });
  const { data } = (await empty.get('account.getBalance')).body;
  expect(data.balance_main).toEqual({ amount: 0, currency: 'USD' });
  expect(data.balance_fun).toEqual({ amount: 79.05, currency: 'USD' });
  expect(await set(empty, 'UZS')).toEqual({ data: 1 });
  expect((await empty.get('account.getBalance')).body.data.balance_fun.currency).toBe('UZS');
});

test('an account opens in each available currency with an equal welcome balance by account.getcurrencyrates', async () => {
  const guest = createVisitor(sandbox.url);
  const { available_currencies: all } = (await guest.get('metadata.getgeneralinfo')).body.data;
  expect(all).toEqual(['UZS', 'RUB', 'USD']);
  for (const currency of all) {
    const { rates, base } = (await guest.get('account.getcurrencyrates', { currency })).body.data;
    expect([base, rates[currency]]).toEqual([currency, 1]);
    const visitor = createVisitor(sandbox.url);
    await visitor.post('auth.register', { auth_type: 'one_click', currency, terms: true, notify: false });
    const { balance_main } = (await visitor.get('account.getInfo')).body.data;
    expect(balance_main.currency).toBe(currency);
    expect(balance_main.amount * (await rateTo('UZS', currency))).toBeCloseTo(100_000, -3);
  }
  const unknown = await guest.get('account.getcurrencyrates', { currency: 'XXX' });
  expect(unknown.body.error.error_data).toHaveProperty('currency');

  async function rateTo(to: string, base: string): Promise<number> {
    return (await guest.get('account.getcurrencyrates', { currency: base })).body.data.rates[to];
  }
});

test('a USD account converts UZS deposits, withdrawals, cancellations, limits and bonuses at the same rate', async () => {
  const visitor = createVisitor(sandbox.url);
  const { uid } = (await visitor.login('usd@yulduz.test')).body.data;
  const balance = async () => (await visitor.get('account.getBalance')).body.data.balance_main;
  expect(await balance()).toEqual({ amount: 100, currency: 'USD' });
  const order = { method: 'uzcard', currency: 'UZS', requisites: { card: ownCard() } };
  await visitor.post('cashier.makedeposit', { ...order, amount: 126_500 });
  expect(await balance()).toEqual({ amount: 110, currency: 'USD' });
  await visitor.post('account.saveProfileInfo', { first_name: 'Ali', last_name: 'Vali', birth_date: '01.02.1990' });
  const { data } = (await visitor.post('cashier.makewithdrawal', { ...order, amount: 253_000 })).body;
  expect(await balance()).toEqual({ amount: 90, currency: 'USD' });
  await visitor.post('cashier.cancelwithdrawal', { id: data.id });
  expect(await balance()).toEqual({ amount: 110, currency: 'USD' });
  const settings = (await visitor.get('cashier.getwithdrawsettings')).body.data;
  expect([settings.available, settings.daily_left.currency]).toEqual([{ amount: 110, currency: 'USD' }, 'USD']);
  const limit = (await visitor.post('account.setDepositLimit', { limit_amount: 15, period: 'day' })).body.data;
  expect(limit).toMatchObject({ limit_amount: 15, available_amount: 5 });
  const over = await visitor.post('cashier.makedeposit', { ...order, amount: 126_500 });
  expect(over.body.error.type).toBe('BillingDepositLimitExceededException');
  await visitor.post('campaigns.activateOffer', { promo_code: 'YULDUZ25' });
  const [bonus] = (await visitor.get('bonuses.get', { count: 4, offset: 0 })).body.data.items;
  expect(bonus.amount.currency).toBe('USD');
  expect(bonus.amount.amount).toBeLessThan(100);
  expect(sandbox.world.ledger.currencyOf(uid)).toBe('USD');
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});

test('the cashier, for a player with a KYC block, refuses payments until the verification is approved (KycUserProfile)', async () => {
  const visitor = createVisitor(sandbox.url);
  const { uid, is_kyc_block_enabled } = (await visitor.login('kyc@yulduz.test')).body.data;
  expect(is_kyc_block_enabled).toBe(true);
  const order = { method: 'uzcard', amount: 50_000, currency: 'UZS', requisites: { card: ownCard() } };
  for (const name of ['cashier.makedeposit', 'cashier.makewithdrawal'])
    expect((await visitor.post(name, order)).body.error.type).toBe('KycUserProfileException');
  // Deposit and withdrawal get the same message, without sums.
  expect((await visitor.post('cashier.makedeposit', order)).body.error.message).toBe(
    'Kassa yopiq: avval shaxsingizni tasdiqlang',
  );
  const { requirements } = (await visitor.get('cashier.getwithdrawsettings')).body.data;
  expect(requirements).toContainEqual(expect.objectContaining({ type: 'kyc', done: false }));
  await visitor.post('sumsub.createApplicant');
  sandbox.world.players.verification.decide(uid, 'approved');
  expect((await visitor.post('cashier.makedeposit', order)).body.data.status).toBe('success');
  expect((await visitor.get('account.getInfo')).body.data.is_kyc_block_enabled).toBe(false);
});

test('verification passes through pending, retry, pending, approved and rejected, and account.getInfo follows', async () => {
  const visitor = createVisitor(sandbox.url);
  const { uid } = (await visitor.login('new@yulduz.test')).body.data;
  const state = async () => {
    const { is_on_verification, is_verified } = (await visitor.get('account.getInfo')).body.data;
    return [is_on_verification, is_verified];
  };
  const decide = (verdict: string, headers = { 'x-sandbox-token': sandbox.token }) =>
    fetch(`${sandbox.url}/_/verification`, { method: 'POST', headers, body: JSON.stringify({ uid, verdict }) });
  expect((await visitor.post('sumsub.getAccessToken')).body.error.error_data).toHaveProperty('applicant');
  expect((await visitor.post('account.setUserOnVerification')).body.error.error_data).toHaveProperty('applicant');
  const first = (await visitor.post('sumsub.createApplicant')).body.data;
  expect(first.status).toBe('init');
  expect((await visitor.post('sumsub.createApplicant')).body.data).toEqual(first);
  const { token, expires_in } = (await visitor.post('sumsub.getAccessToken')).body.data;
  const claims = JSON.parse(Buffer.from(token.split('.')[0], 'base64url').toString());
  expect([claims.applicant_id, expires_in]).toEqual([first.applicant_id, 600]);
  expect((await visitor.post('account.setUserOnVerification')).body).toEqual({ data: 1 });
  expect(await state()).toEqual([true, false]);
  expect((await decide('approved', { 'x-sandbox-token': 'guess' })).status).toBe(401);
  expect((await decide('maybe')).status).toBe(400);
  expect((await decide('retry')).status).toBe(200);
  expect(await state()).toEqual([false, false]);
  expect((await visitor.post('sumsub.createApplicant')).body.data.status).toBe('rejected');
  await visitor.post('account.setUserOnVerification');
  // As the buttons of the developer page do it.
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain('new@yulduz.test</code></td><td>pending');
  const form = new URLSearchParams({ token: sandbox.token, uid: String(uid), verdict: 'approved' });
  const pressed = await fetch(`${sandbox.url}/_/verification`, { method: 'POST', body: form, redirect: 'manual' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/(\?|$)/)]);
  expect(await state()).toEqual([false, true]);
  await decide('rejected');
  expect((await visitor.post('account.setUserOnVerification')).body.error.error_data).toHaveProperty('applicant');
  expect(outboxOf('new@yulduz.test')).toHaveLength(3);
});

test('account.sendconfirmationtocontact e-mails a localised link; the used code gets EXPIRED_CODE', async () => {
  const guest = createVisitor(sandbox.url, 'ru');
  const visitor = createVisitor(sandbox.url, 'ru');
  await visitor.login('unconfirmed@yulduz.test');
  const contact = 'unconfirmed@yulduz.test';
  expect((await visitor.post('account.sendconfirmationtocontact', { contact })).body).toEqual({ data: 1 });
  const [, code = '', link = ''] = /^Yulduz: (\d{6}) (.*)$/.exec(outboxOf(contact)[0]?.text ?? '') ?? [];
  expect(link).toBe(`/ru/confirmation?contact=unconfirmed%40yulduz.test&code=${code}`);
  expect((await guest.post('account.confirmContact', { contact, code })).body).toEqual({ data: 1 });
  const again = (await guest.post('account.confirmContact', { contact, code })).body.error;
  expect([again.code, Object.keys(again.error_data)]).toEqual(['EXPIRED_CODE', ['code']]);
});
