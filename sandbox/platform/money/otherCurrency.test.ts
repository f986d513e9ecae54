import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const cardOf = (visitor: object) => ({ method: 'uzcard', currency: 'UZS', requisites: { card: ownCard(visitor) } });
const wallet = { method: 'usdt', currency: 'USDT', requisites: { wallet: `T${'a'.repeat(33)}` } };

/** A new player with an account in dollars who may withdraw up to the sum that needs no papers. */
async function dollarPlayer(): Promise<SandboxVisitor> {
  const visitor = createVisitor(sandbox.url);
  const email = `usd-${randomUUID().slice(0, 12)}@yulduz.test`;
  const order = { auth_type: 'email', email, password: 'Yulduz-2026', currency: 'USD', terms: true, notify: false };
  const { uid } = (await visitor.post('auth.register', order)).body.data as { uid: number };
  sandbox.world.db.prepare('UPDATE contact SET is_confirmed = 1 WHERE uid = ?').run(uid);
  await visitor.post('account.saveProfileInfo', { first_name: 'A', last_name: 'B', birth_date: '01.02.1990' });
  return visitor;
}
const balanceOf = async (visitor: SandboxVisitor): Promise<number> =>
  (await visitor.get('account.getBalance')).body.data.balance_main.amount;
const depositsOf = async (visitor: SandboxVisitor): Promise<number> =>
  (await visitor.get('cashier.getstatement')).body.data.lines.find((line: { kind: string }) => line.kind === 'deposit')
    .amount.amount;

test('account.getcurrencyrates gives a rate for the currency of every payment method', async () => {
  const visitor = await dollarPlayer();
  const { rates } = (await visitor.get('account.getcurrencyrates', { currency: 'USD' })).body.data;
  const { methods } = (await visitor.get('cashier.getdepositsettings')).body.data;
  for (const { currency } of methods as { currency: string }[]) expect(rates[currency], currency).toBeGreaterThan(0);
  expect([rates.UZS, rates.USDT]).toEqual([12_650, 1]);
});

test('budget, deposit limit and statement, after deposits that no rate divides, tell one sum', async () => {
  const visitor = await dollarPlayer();
  await visitor.post('account.setBudget', { amount: 500 });
  await visitor.post('account.setDepositLimit', { limit_amount: 500, period: 'month' });
  for (let paid = 0; paid < 7; paid += 1)
    await visitor.post('cashier.makedeposit', { ...cardOf(visitor), amount: 20_111 });
  const deposits = await depositsOf(visitor);
  expect(deposits).toBe(11.06);
  expect((await visitor.get('account.getBudget')).body.data.deposits.amount).toBe(deposits);
  expect((await visitor.get('account.getDepositLimit')).body.data.available_amount).toBe(488.94);
});

test('a withdrawal in another currency costs the account its sum rounded up, and a cancelled one returns exactly that', async () => {
  const visitor = await dollarPlayer();
  await visitor.post('cashier.makedeposit', { ...cardOf(visitor), amount: 1_265_000 });
  const before = await balanceOf(visitor);
  const { data } = (await visitor.post('cashier.makewithdrawal', { ...cardOf(visitor), amount: 50_000 })).body;
  expect(await balanceOf(visitor)).toBeCloseTo(before - 3.96, 9);
  await visitor.post('cashier.cancelwithdrawal', { id: data.id });
  expect(await balanceOf(visitor)).toBe(before);
});

test('a withdrawal above the balance is refused for the balance, and papers are asked only for what could leave', async () => {
  const visitor = await dollarPlayer();
  await visitor.post('cashier.makedeposit', { ...cardOf(visitor), amount: 379_500 });
  const refusalOf = async (amount: number) =>
    (await visitor.post('cashier.makewithdrawal', { ...wallet, amount })).body.error;
  expect((await refusalOf(3_000)).error_data).toHaveProperty('amount');
  await visitor.post('cashier.makedeposit', { ...cardOf(visitor), amount: 1_265_000 });
  expect((await refusalOf(3_000)).error_data).toHaveProperty('amount');
  expect((await refusalOf(80)).type).toBe('KycWithdrawalException');
  expect((await visitor.post('cashier.makewithdrawal', { ...wallet, amount: 79 })).body.data.status).toBe('new');
});

test('a withdrawal above the rest of the day tells the rest in the currency of its method', async () => {
  const visitor = await dollarPlayer();
  await visitor.post('cashier.makedeposit', { ...cardOf(visitor), amount: 20_000 });
  const { error } = (await visitor.post('cashier.makewithdrawal', { ...wallet, amount: 5_000 })).body;
  expect([error.type, error.error_data.available_amount]).toEqual([
    'WithdrawalLimitsPeriodExceededException',
    3_952.56,
  ]);
});
