import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

const HOUR = 3_600_000;
const phone = { phone: '+998 90 123-45-67' };

let sandbox: TestSandbox;
let demo: SandboxVisitor;
let rich: SandboxVisitor;
const visit = (locale?: string) => createVisitor(sandbox.url, locale);
async function enter(login: string, locale?: string): Promise<SandboxVisitor> {
  const visitor = visit(locale);
  await visitor.login(`${login}@yulduz.test`);
  return visitor;
}
beforeAll(async () => {
  sandbox = await startTestSandbox();
  [demo, rich] = await Promise.all([enter('demo'), enter('rich')]);
});
afterAll(() => sandbox.remove());

const balance = async (visitor: SandboxVisitor): Promise<number> =>
  (await visitor.get('account.getBalance')).body.data.balance_main.amount;
const deposit = async (visitor: SandboxVisitor, order: Record<string, unknown>, headers?: Record<string, string>) =>
  (
    await visitor.post(
      'cashier.makedeposit',
      { method: 'uzcard', currency: 'UZS', requisites: { card: ownCard(visitor) }, ...order },
      headers,
    )
  ).body;
const withdraw = async (visitor: SandboxVisitor, order: Record<string, unknown>) =>
  (
    await visitor.post('cashier.makewithdrawal', {
      method: 'uzcard',
      currency: 'UZS',
      requisites: { card: ownCard(visitor) },
      ...order,
    })
  ).body;
const statusOf = async (visitor: SandboxVisitor, id: number) =>
  (await visitor.get('cashier.getdepositinfo', { id })).body.data.status;

test('a card deposit succeeds at once, once per idempotency key, and saves masked requisites that can pay again', async () => {
  const before = await balance(rich);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all([deposit(rich, { amount: 50_000 }, key), deposit(rich, { amount: 50_000 }, key)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0].data).toMatchObject({ status: 'success', action: { type: 'done' } });
  expect(await balance(rich)).toBe(before + 50_000);
  const settings = (await rich.get('cashier.getdepositsettings', { currency: 'UZS' })).body.data;
  expect(settings.has_deposits).toBe(true);
  const uzcard = settings.methods.find(({ sysname }: { sysname: string }) => sysname === 'uzcard');
  // Only the last digits of the card are stored; a deposit can name them to pay with the card again.
  const saved = uzcard.requisites_saved.find(
    ({ title }: { title: string }) => title === `•••• ${ownCard(rich).slice(-4)}`,
  );
  const again = await deposit(rich, { amount: 20_000, requisites: { saved: saved.id } });
  expect(again.data.status).toBe('success');
  // A form that was opened before still names it.
  expect((await deposit(rich, { amount: 20_000, requisites: { saved: saved.id } })).data.status).toBe('success');
});

test('an app deposit, after its delay, gets the outcome encoded in the last digits of its amount', async () => {
  const order = { method: 'payme', requisites: phone };
  const before = await balance(rich);
  const ids: number[] = [];
  for (const amount of [20_000, 20_001, 20_002, 20_003, 20_007]) {
    const { data } = await deposit(rich, { ...order, amount });
    expect(data).toMatchObject({ status: 'pending', action: { type: 'mobile', message: expect.any(String) } });
    ids.push(data.id);
  }
  const statuses = () => Promise.all(ids.map((id) => statusOf(rich, id)));
  expect(await balance(rich)).toBe(before);
  sandbox.world.clock.advance(6_000);
  expect(await statuses()).toEqual(['success', 'declined', 'pending', 'pending', 'cancelled']);
  sandbox.world.clock.advance(120_000);
  expect(await statuses()).toEqual(['success', 'declined', 'pending', 'success', 'cancelled']);
  expect(await balance(rich)).toBe(before + 40_003);
  sandbox.world.clock.advance(HOUR);
  expect(await statuses()).toEqual(['success', 'declined', 'error', 'success', 'cancelled']);
  expect(await balance(rich)).toBe(before + 40_003);
});

test('cashier.makedeposit, for each immediate provider failure, returns its error and moves no money', async () => {
  const before = await balance(rich);
  const types = ['BillingUnavailableException', 'BillingServiceErrorException', 'BillingTransactionDeclinedException'];
  for (const [index, type] of types.entries())
    expect((await deposit(rich, { amount: 20_004 + index })).error.type).toBe(type);
  expect(await balance(rich)).toBe(before);
});

test('a USDT deposit returns a QR code and credits the balance in UZS', async () => {
  const before = await balance(rich);
  const { data } = await deposit(rich, { method: 'usdt', currency: 'USDT', amount: 10 });
  expect(data.action).toMatchObject({ type: 'qr', amount: { amount: 10, currency: 'USDT' } });
  sandbox.world.clock.advance(21_000);
  expect(await balance(rich)).toBe(before + 126_500);
});

test('a method with a fee credits the rest of a deposit, takes the whole withdrawal, and states both fees', async () => {
  const before = await balance(rich);
  await deposit(rich, { method: 'visa', amount: 100_000 });
  expect(await balance(rich)).toBe(before + 98_000);
  const fees = await Promise.all(
    ['cashier.getdepositsettings', 'cashier.getwithdrawsettings'].map(async (name) => {
      const { methods } = (await rich.get(name)).body.data;
      return methods.find(({ sysname }: { sysname: string }) => sysname === 'visa').fee;
    }),
  );
  expect(fees).toEqual([
    { percent: 1.5, fixed: 500 },
    { percent: 1, fixed: 2_000 },
  ]);
  const { data } = await withdraw(rich, { method: 'visa', amount: 60_000, requisites: { card: ownCard(rich) } });
  expect(await balance(rich)).toBe(before + 38_000);
  await rich.post('cashier.cancelwithdrawal', { id: data.id });
  expect(await balance(rich)).toBe(before + 98_000);
});

test.each([
  [{ amount: 20_000.5 }, 'wholeSum'],
  [{ method: 'usdt', currency: 'USDT', amount: 12.345 }, 'wrongSum'],
  [{ method: 'usdt', currency: 'USDT', amount: -12 }, 'wrongSum'],
] as const)('cashier.makedeposit refuses the sum of %j as %s', async (order, text) => {
  const before = await balance(rich);
  const { error } = await deposit(rich, order);
  expect(error).toMatchObject({ type: 'InvalidParameterException', error_data: { amount: [moneyText('uz', text)] } });
  expect(await balance(rich)).toBe(before);
});

test('a deposit on the provider’s page gets the first pressed outcome: success, fail, cancel, hang or late', async () => {
  const press = async (url: string, outcome: string) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })).status;
  const open = async (method: string, back_url?: string) =>
    (await deposit(rich, { method, amount: 20_000, back_url })).data;
  const before = await balance(rich);
  const paid = await open('local_redirect', 'https://site.test/uz/cashier/paypending');
  expect(paid).toMatchObject({ status: 'new', action: { type: 'redirect' } });
  expect(await (await fetch(paid.action.url)).text()).toContain('20000 UZS');
  expect(await press(paid.action.url, 'success')).toBe(303);
  expect(await press(paid.action.url, 'fail')).toBe(303);
  const failed = await open('local_window');
  expect(await press(failed.action.url, 'fail')).toBe(303);
  const cancelled = await open('local_form', 'javascript:alert(1)');
  expect(cancelled.action).toMatchObject({ type: 'form', method: 'POST' });
  expect(await press(cancelled.action.action, 'nonsense')).toBe(200);
  expect(await (await fetch(cancelled.action.action)).text()).not.toContain('javascript:');
  expect(await press(cancelled.action.action, 'cancel')).toBe(303);
  const hung = await open('local_redirect');
  await press(hung.action.url, 'hang');
  const late = await open('local_redirect');
  await press(late.action.url, 'late');
  sandbox.world.clock.advance(121_000);
  await sandbox.world.cashier.payProvider.deliver();
  const ids = [paid.id, failed.id, cancelled.id, hung.id, late.id];
  expect(await Promise.all(ids.map((id) => statusOf(rich, id)))).toEqual([
    'success',
    'declined',
    'cancelled',
    'pending',
    'success',
  ]);
  expect(await balance(rich)).toBe(before + 40_000);
  expect((await fetch(`${sandbox.url}/_/pay/unknown`)).status).toBe(404);
});

test('cashier.makedeposit, with an invalid field, returns a localised error for that field', async () => {
  const fields = async (order: Record<string, unknown>) => Object.keys((await deposit(demo, order)).error.error_data);
  expect(await fields({ amount: 20_000, method: 'gold' })).toEqual(['method']);
  expect(await fields({ amount: 20_000, currency: 'USDT' })).toEqual(['currency']);
  expect(await fields({ amount: 9_999 })).toEqual(['amount']);
  expect(await fields({ amount: 30_000_001 })).toEqual(['amount']);
  expect(await fields({ amount: 20_000.5 })).toEqual(['amount']);
  expect(await fields({ amount: 'a lot' })).toEqual(['amount']);
  expect(await fields({ amount: 20_000, requisites: { card: '1234' } })).toEqual(['card']);
  expect(await fields({ amount: 20_000, campaign_offer_id: 99 })).toEqual(['campaign_offer_id']);
  const words = async (locale: string) => (await deposit(await enter('star', locale), { amount: 1 })).error.message;
  expect(await words('ru')).toMatch(/^От 10.000.сум/);
  expect(await words('uz')).toMatch(/gacha$/);
});

test('money commands, without any input, return InvalidParameterException', async () => {
  const names = [
    'cashier.makedeposit',
    'cashier.makewithdrawal',
    'cashier.cancelwithdrawal',
    'account.setDepositLimit',
  ];
  const gifts = ['bonuses.activate', 'bonuses.remove', 'bettingBonuses.activate', 'campaigns.activateOffer'];
  for (const name of [...names, ...gifts])
    expect((await demo.post(name)).body.error.type, name).toBe('InvalidParameterException');
});

test('cashier.gethistory pages by four, newest first; another player’s payment is refused by getdepositinfo', async () => {
  const page = async (query: object) =>
    (await demo.get('cashier.gethistory', { offset: 0, type: 'all', ...query })).body.data;
  const first = await page({});
  expect(first.items).toHaveLength(4);
  const rest = await page({ offset: 4 });
  const all = [...first.items, ...rest.items];
  expect(all).toHaveLength(first.total);
  expect(all.map(({ created_at }) => created_at)).toEqual(
    all.map(({ created_at }) => created_at).toSorted((a: number, b: number) => b - a),
  );
  expect((await page({ type: 'deposit', statuses: 'declined' })).total).toBe(1);
  const foreign = await rich.get('cashier.getdepositinfo', { id: all[0].id });
  expect(foreign.body.error.type).toBe('InvalidParameterException');
});

test('cashier.makewithdrawal of the whole balance, twice at once, succeeds once; two cancellations return it once', async () => {
  const whole = Math.floor(await balance(demo));
  const answers = await Promise.all([withdraw(demo, { amount: whole }), withdraw(demo, { amount: whole })]);
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(answers.find(({ error }) => error)?.error.error_data).toHaveProperty('amount');
  expect(await balance(demo)).toBeLessThan(1);
  const { id } = answers.find(({ data }) => data)?.data ?? {};
  // Two concurrent cancellations return the sum once.
  const undone = await Promise.all([0, 1].map(() => demo.post('cashier.cancelwithdrawal', { id })));
  expect(undone.filter(({ body }) => body.data === 1)).toHaveLength(1);
  expect(Math.floor(await balance(demo))).toBe(whole);
});

test('a withdrawal passes through pending and processing to success, and cannot be cancelled once processing', async () => {
  const before = await balance(demo);
  const paid = (await withdraw(demo, { amount: 60_000 })).data;
  const refused = (await withdraw(demo, { amount: 60_001 })).data;
  expect(paid).toMatchObject({ status: 'new' });
  sandbox.world.clock.advance(121_000);
  expect(await statusOf(demo, paid.id)).toBe('pending');
  sandbox.world.clock.advance(500_000);
  expect(await statusOf(demo, paid.id)).toBe('processing');
  expect((await demo.post('cashier.cancelwithdrawal', { id: paid.id })).body.error.error_data).toHaveProperty('id');
  sandbox.world.clock.advance(HOUR);
  expect(await statusOf(demo, paid.id)).toBe('success');
  expect(await statusOf(demo, refused.id)).toBe('declined');
  expect(await balance(demo)).toBe(before - 60_000);
});

test('an unmet withdrawal requirement is listed in getwithdrawsettings and refused by its error type', async () => {
  const open = async (login: string) => {
    const { data } = (await (await enter(login)).get('cashier.getwithdrawsettings')).body;
    return data.requirements.filter(({ done }: { done: boolean }) => !done).map(({ type }: { type: string }) => type);
  };
  const refusal = async (login: string, amount = 50_000) => (await withdraw(await enter(login), { amount })).error.type;
  expect(await open('new')).toEqual(['contact', 'deposit', 'profile']);
  expect(await refusal('new')).toBe('UserNeedConfirmContactException');
  expect(await refusal('ru')).toBe('UserNeedDepositException');
  expect(await refusal('limit')).toBe('UserNeedProfileDataException');
  expect(await open('demo')).toEqual([]);
  expect(await refusal('rich', 200_000)).toBe('KycWithdrawalException');
  // A player who has begun the verification is sent to it.
  await rich.post('sumsub.createApplicant');
  expect(await refusal('rich', 200_000)).toBe('SumsubVerificationRequiredException');
});

test('cashier.makewithdrawal, for an amount beyond a limit or refused requisites, returns the matching error type', async () => {
  const low = await withdraw(demo, { amount: 49_999 });
  expect(low.error).toMatchObject({
    type: 'WithdrawalLimitsExceededException',
    error_data: { min: 50_000, max: 20_000_000 },
  });
  const types = [
    'RequisitesOnVerificationException',
    'RequisitesValidationRequiredException',
    'RequisitesFraudulentException',
    'WithdrawalDeclinedException',
  ];
  for (const [index, type] of types.entries()) {
    const answer = await withdraw(demo, { amount: 50_000, requisites: { card: `860011112222000${index + 1}` } });
    expect(answer.error.type).toBe(type);
  }
  const { world } = sandbox;
  const uid = world.players.accounts.byLogin('rich@yulduz.test')?.uid ?? 0;
  world.db.prepare('UPDATE account SET is_verified = 1 WHERE uid = ?').run(uid);
  for (const amount of [20_000_000, 20_000_000]) expect((await withdraw(rich, { amount })).data.status).toBe('new');
  const over = await withdraw(rich, { amount: 20_000_000 });
  expect(over.error).toMatchObject({
    type: 'WithdrawalLimitsPeriodExceededException',
    error_data: { available_amount: 10_000_000, reset_at: expect.any(Number) },
  });
});

test('a deposit limit holds for concurrent deposits, lowers at once, and rises after a day and a confirmation', async () => {
  const player = await enter('limit');
  const limit = async () => (await player.get('account.getDepositLimit')).body.data;
  const set = async (limit_amount: number | null, period: string) =>
    (await player.post('account.setDepositLimit', { limit_amount, period })).body;
  // The seeded deposit is older than a day, because earlier tests moved the clock.
  const { available_amount: available } = await limit();
  const answers = await Promise.all([deposit(player, { amount: available }), deposit(player, { amount: available })]);
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(answers.find(({ error }) => error)?.error).toMatchObject({
    type: 'BillingDepositLimitExceededException',
    error_data: { available_amount: 0, limit_amount: 500_000 },
  });
  expect((await set(400_000, 'day')).data).toMatchObject({ limit_amount: 400_000, available_amount: 0 });
  const raised = (await set(null, 'none')).data;
  expect(raised).toMatchObject({ limit_amount: 400_000, pending: { limit_amount: null, period: 'none' } });
  // The same sum over a shorter period allows more, so it is a raise too.
  expect((await set(400_000, 'month')).data).toMatchObject({ period: 'month' });
  expect((await set(400_000, 'week')).data).toMatchObject({ period: 'month', pending: { period: 'week' } });
  sandbox.world.clock.advance(23 * HOUR);
  expect((await limit()).period).toBe('month');
  expect((await player.post('account.confirmDepositLimit')).body.error.error_data).toHaveProperty('limit_amount');
  sandbox.world.clock.advance(HOUR);
  // A day is not enough: the raise must be confirmed.
  expect(await limit()).toMatchObject({ period: 'month', pending: { period: 'week', can_confirm: true } });
  const confirmed = (await player.post('account.confirmDepositLimit')).body.data;
  expect(confirmed).toMatchObject({ period: 'week', expired_at: null });
  expect(confirmed).not.toHaveProperty('pending');
  expect(await limit()).toEqual(confirmed);
  await set(null, 'none');
  sandbox.world.clock.advance(8 * 24 * HOUR);
  // The raise was not confirmed and has lapsed.
  expect(await limit()).toMatchObject({ period: 'week', expired_at: null });
  expect((await set(5.5, 'day')).error.error_data).toHaveProperty('limit_amount');
  expect((await set(50_000, 'none')).error.error_data).toHaveProperty('period');
});

test('the ledger, after all cashier tests, audits without unbalanced, drifted or negative entries', () => {
  expect(sandbox.world.ledger.audit()).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
});
