import { getBalance } from '../../../shared/api/account.contract.ts';
import { getWithdrawSettings, makeWithdrawal } from '../../../shared/api/cashier.contract.ts';
import { payFields } from '../../../shared/cashier/payFields.ts';
import { withdrawalInput } from '../../../shared/cashier/withdrawalInput.ts';
import { withdrawalRule } from '../../../shared/cashier/withdrawalRule.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { FormOutcome, FormPost } from '../FormPost.ts';
import { refusalOfIssue } from '../formRefusal.ts';
import { orderKeyOf } from './orderKeyOf.ts';
import { refusalOfMoney } from './refusalOfMoney.ts';
import { returnedOrder } from './returnedOrder.ts';

/** Orders a withdrawal and leads to its line in the history. Who has a bonus to lose must have said that they know. */
export async function placeWithdrawal({ fields, locale, call }: FormPost): Promise<FormOutcome> {
  const { method: sysname = '', saved = '', amount = '', burn } = fields;
  const [{ methods }, { balance_bonus: bonus }] = await Promise.all([
    call(getWithdrawSettings, {}),
    call(getBalance, {}),
  ]);
  const method = methods.find((known) => known.sysname === sysname && known.is_available);
  if (!method) return { error: 'errors.InvalidRequestException', ...returnedOrder(fields) };
  const back = { method: sysname, ...returnedOrder(fields) };
  const asked = payFields(method.fields);
  const rule = withdrawalRule({ method, fields: saved ? [] : asked, locale });
  const typed = Object.fromEntries(asked.map(({ name }) => [name, fields[name] ?? '']));
  const parsed = rule.safeParse({ ...typed, amount });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const isSum = issue?.path[0] === 'amount';
    return { ...(isSum ? { error: 'withdraw.sumRefused', field: 'amount' } : refusalOfIssue(issue)), ...back };
  }
  if ((bonus?.amount ?? 0) > 0 && burn !== '1') return { error: 'withdraw.burnFirst', ...back };
  try {
    const input = withdrawalInput({ method, values: parsed.data, saved });
    const { id } = await call(makeWithdrawal, input, orderKeyOf(fields, input));
    return { page: paths.cashierHistory.build(null, { tab: 'withdrawal', open: id }) };
  } catch (error) {
    const refusal = refusalOfMoney(error);
    return { ...refusal, ...(refusal.error === 'cashier.unknown' ? { method: sysname } : back) };
  }
}
