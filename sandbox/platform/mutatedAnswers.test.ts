import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, itemOf, mutated, mutations, valueAt } from '#sandbox/testing/mutations.ts';
import { rightInput } from '#sandbox/testing/rightInput.ts';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import { isContractPath } from '#shared/api/isContractPath.ts';
import { type Difference, readAnswer } from '#shared/api/readAnswer.ts';
import { answers } from './answers.ts';

let sandbox: TestSandbox;
const known = new Map<string, unknown>();
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
  for (const { method } of answers.filter(({ method }) => method.verb === 'GET' && method.name !== 'auth.logout')) {
    const { body } = await player.get(method.name, rightInput(sandbox, method.name));
    if (body.data !== undefined) known.set(method.name, shortened(body.data));
  }
});
afterAll(() => sandbox.remove());

/** An answer whose lists have at most three items: what is mutated, one before it and one after it. Its other items cost most of the time. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shortened(field)]));
}

/** Fields without which the whole answer is refused, because the rest would be meaningless or wrong: an identity, a sum, a limit, a list. */
const INDISPENSABLE = [
  'account.getInfo uid',
  'account.getContactPhoneSettings countries',
  'account.getcurrencyrates base',
  'account.getcurrencyrates rates',
  'account.getAbsence absence',
  'account.getBudget amount',
  'account.getBudget left',
  'account.getBudget spent',
  'account.getBudget spent.amount',
  'account.getBudget spent.currency',
  'account.getBudget deposits',
  'account.getBudget deposits.amount',
  'account.getBudget deposits.currency',
  'account.getBudget loss',
  'account.getBudget loss.amount',
  'account.getBudget loss.currency',
  'account.getBudget resets_at',
  'account.getSessionFacts started_at',
  'account.getSessionFacts now',
  'account.getSessionFacts bet',
  'account.getSessionFacts bet.amount',
  'account.getSessionFacts bet.currency',
  'account.getSessionFacts win',
  'account.getSessionFacts win.amount',
  'account.getSessionFacts win.currency',
  'account.getSessionFacts net',
  'account.getSessionFacts net.amount',
  'account.getSessionFacts net.currency',
  'account.getPlayReport week',
  'account.getPlayReport week.from',
  'account.getPlayReport week.to',
  'account.getPlayReport week.seconds',
  'account.getPlayReport week.deposits',
  'account.getPlayReport week.deposits.amount',
  'account.getPlayReport week.deposits.currency',
  'account.getPlayReport week.net',
  'account.getPlayReport week.net.amount',
  'account.getPlayReport week.net.currency',
  'account.getPlayReport month',
  'account.getPlayReport month.from',
  'account.getPlayReport month.to',
  'account.getPlayReport month.seconds',
  'account.getPlayReport month.deposits',
  'account.getPlayReport month.deposits.amount',
  'account.getPlayReport month.deposits.currency',
  'account.getPlayReport month.net',
  'account.getPlayReport month.net.amount',
  'account.getPlayReport month.net.currency',
  'account.getPlayReport days',
  'account.getPlayLimits currency',
  'account.getPlayLimits limits',
  'account.getRecoveryCodes left',
  'account.getTrusted person',
  'account.getTrusted views',
  'cashier.getbalancechanges opening',
  'cashier.getbalancechanges opening.amount',
  'cashier.getbalancechanges opening.currency',
  'cashier.getbalancechanges closing',
  'cashier.getbalancechanges closing.amount',
  'cashier.getbalancechanges closing.currency',
  'cashier.getbalancechanges causes',
  'cashbacks.getplan from',
  'cashbacks.getplan until',
  'cashbacks.getplan percent',
  'cashbacks.getplan bet',
  'cashbacks.getplan bet.amount',
  'cashbacks.getplan bet.currency',
  'cashbacks.getplan win',
  'cashbacks.getplan win.amount',
  'cashbacks.getplan win.currency',
  'cashbacks.getplan amount',
  'cashbacks.getplan amount.amount',
  'cashbacks.getplan amount.currency',
  'cashbacks.getplan min',
  'cashbacks.getplan min.amount',
  'cashbacks.getplan min.currency',
  'cashbacks.getplan max',
  'cashbacks.getplan max.amount',
  'cashbacks.getplan max.currency',
  'cashier.getdepositsettings currency',
  'cashier.getdepositsettings methods',
  'cashier.getdepositinfo id',
  'cashier.getdepositinfo type',
  'cashier.getdepositinfo amount',
  'cashier.getdepositinfo amount.amount',
  'cashier.getdepositinfo amount.currency',
  'cashier.getwithdrawsettings currency',
  'cashier.getwithdrawsettings methods',
  'account.getDepositLimit available_amount',
  'account.getDepositLimit limit_amount',
  'account.getDepositLimit period',
  'loyalty.getinfo points',
  'cashier.getmovements items.1',
  'cashier.getmovements items.1.id',
  'cashier.getmovements items.1.at',
  'cashier.getmovements items.1.amount',
  'cashier.getmovements items.1.amount.amount',
  'cashier.getmovements items.1.amount.currency',
  'cashier.getmovements items.1.game',
  'cashier.getmovements items.1.round',
  'cashier.getmovements next',
  'loyalty.getpoints causes',
  'account.getPersonalDataFields fields',
  'games.getHistoryTotals bet',
  'games.getHistoryTotals bet.amount',
  'games.getHistoryTotals bet.currency',
  'games.getHistoryTotals win',
  'games.getHistoryTotals win.amount',
  'games.getHistoryTotals win.currency',
  'games.getRound id',
  'games.getRound bonus_bet',
  'games.getRound bonus_bet.amount',
  'games.getRound bonus_bet.currency',
  'games.getRound bonus_win',
  'games.getRound bonus_win.amount',
  'games.getRound bonus_win.currency',
  'cashier.getstatement month',
  'cashier.getstatement opening',
  'cashier.getstatement opening.amount',
  'cashier.getstatement opening.currency',
  'cashier.getstatement closing',
  'cashier.getstatement closing.amount',
  'cashier.getstatement closing.currency',
  'cashier.getstatement lines',
  'cashier.getstatement lines.1',
  'cashier.getstatement lines.1.amount',
  'cashier.getstatement lines.1.amount.amount',
  'cashier.getstatement lines.1.amount.currency',
  'cashier.getwithdrawalinfo id',
  'cashier.getwithdrawalinfo type',
  'cashier.getwithdrawalinfo amount',
  'cashier.getwithdrawalinfo amount.amount',
  'cashier.getwithdrawalinfo amount.currency',
];

/** The items of the list other than the mutated one. */
function itemsBeside(data: unknown, field: readonly (string | number)[]): unknown {
  const item = itemOf(field);
  const list = valueAt(data, item.slice(0, -1));
  return typeof item.at(-1) === 'number' && Array.isArray(list)
    ? list.filter((_, index) => index !== item.at(-1))
    : undefined;
}

test('readAnswer, for any mutated field of any answer, reports a contract path, never throws and keeps other items', () => {
  expect(known.size).toBeGreaterThan(35);
  let tried = 0;
  // A matcher for each of a hundred thousand statements would take most of the time.
  const problems: string[] = [];
  const indispensable = new Set<string>();
  for (const [name, data] of known) {
    const output = findMethod(name)?.output;
    if (!output) throw new Error(name);
    expect(output.safeParse(data).success, name).toBe(true);
    for (const field of fieldsOf(data)) {
      for (const mutation of mutations) {
        const broken = mutated(data, field, mutation);
        const label = `${name} ${field.join('.')} ${mutation.name}`;
        const differences: Difference[] = [];
        const reading = readAnswer(output, broken, (difference) => void differences.push(difference));
        tried += 1;
        if (output.safeParse(broken).success !== (differences.length === 0))
          problems.push(`${label}: ${differences.length} differences`);
        // Reported paths contain names of the contract only, never an index.
        for (const { path } of differences)
          if (!isContractPath(output, path)) problems.push(`${label}: no path of the contract: ${path}`);
        if (!reading.success && field.length > 0) indispensable.add(`${name} ${field.join('.')}`);
        const beside = itemsBeside(data, field);
        if (!reading.success || !Array.isArray(beside) || beside.length === 0) continue;
        const whole = valueAt(reading.data, itemOf(field).slice(0, -1));
        if (Array.isArray(whole) && whole.length < beside.length) problems.push(`${label}: loses items beside it`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(tried).toBeGreaterThan(5_000);
  expect([...indispensable].filter((field) => !field.endsWith(' items')).toSorted()).toEqual(INDISPENSABLE.toSorted());
});
