import { getBalance, getCurrencyRates } from '../../../shared/api/account/account.contract.ts';
import { getWithdrawSettings, makeWithdrawal } from '../../../shared/api/cashier/cashier.contract.ts';
import { payFields } from '../../../shared/cashier/payFields.ts';
import { TWO_FACTOR_FIELD } from '../../../shared/cashier/twoFactorField.ts';
import { readTwoFactor } from '../../../shared/auth/twoFactorMarkers.ts';
import { codeRule } from '../../../shared/rules/fields/codeRule.ts';
import { withdrawableUpTo } from '../../../shared/cashier/withdrawableUpTo.ts';
import { withdrawalInput } from '../../../shared/cashier/withdrawalInput.ts';
import { withdrawalRule } from '../../../shared/cashier/withdrawalRule.ts';
import type { Rates } from '../../../shared/domain/money/convertMoney.ts';
import { readActionId } from '../../../shared/domain/readActionId.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';
import { refusalOfIssue } from '../forms/formRefusal.ts';
import { orderKeyOf } from './orderKeyOf.ts';
import { refusalOfMoney } from './refusalOfMoney.ts';
import { returnedOrder } from './returnedOrder.ts';
import { type WithdrawalCodeProblem, withdrawalCodePage } from './withdrawalCodePage.ts';

const problems = { codeNeeded: null, wrongCode: 'wrong', malformedCode: 'malformed', expiredCode: 'expired' } as const;

/**
 * Orders a withdrawal and leads to its line in the history. A player with a bonus balance must confirm its loss; one with a second factor
 * is formFields for a code.
 */
export async function placeWithdrawal({ fields, locale, brand, call }: FormPost): Promise<FormOutcome> {
  const { method: sysname = '', saved = '', amount = '', burn, [TWO_FACTOR_FIELD]: typedCode } = fields;
  const askCode = (problem: WithdrawalCodeProblem | null): FormOutcome => ({
    html: (nonce) => withdrawalCodePage({ fields, problem, locale, brand, nonce }),
  });
  const [settings, { balance_bonus: bonus }] = await Promise.all([call(getWithdrawSettings, {}), call(getBalance, {})]);
  const method = settings.methods.find((known) => known.sysname === sysname && known.is_available);
  if (!method) return { error: 'errors.InvalidRequestException', ...returnedOrder(fields) };
  const back = { method: sysname, ...returnedOrder(fields) };
  const formFields = payFields(method.fields);
  const rule = withdrawalRule({ method, fields: saved ? [] : formFields, locale });
  const typed = Object.fromEntries(formFields.map(({ name }) => [name, fields[name] ?? '']));
  const parsed = rule.safeParse({ ...typed, amount });
  if (!parsed.success) {
    const refusal = refusalOfIssue(parsed.error.issues[0]);
    return {
      ...refusal,
      ...(refusal.error === 'deposit.amountRefused' ? { error: 'withdraw.sumRefused' } : {}),
      ...back,
    };
  }
  if ((bonus?.amount ?? 0) > 0 && burn !== '1') return { error: 'withdraw.burnFirst', ...back };
  const code = typedCode === undefined ? undefined : codeRule().safeParse(typedCode);
  if (code && !code.success) return askCode('malformed');
  try {
    const input = {
      ...withdrawalInput({ method, values: parsed.data, saved }),
      ...(code ? { [TWO_FACTOR_FIELD]: code.data } : {}),
    };
    const { id } = await call(makeWithdrawal, input, orderKeyOf(fields, input));
    return { page: paths.cashierHistory.build(null, { tab: 'withdrawal', open: id }) };
  } catch (error) {
    const twoFactor = readTwoFactor(error);
    if (twoFactor) return askCode(problems[twoFactor.kind]);
    const refusal = refusalOfMoney(error);
    // Not before the order: one sent again is found by its key although it has taken the balance.
    if (asksForPapers(error) && (await isAboveBalance(Number(parsed.data['amount']))))
      return { error: 'withdraw.sumRefused', field: 'amount', ...back };
    if (refusal.error === 'cashier.unknown') return { ...refusal, method: sysname };
    const action = error instanceof AppError ? readActionId(error.data['external_action_id']) : null;
    return { ...refusal, ...back, ...(action === null ? {} : { action }) };
  }

  async function isAboveBalance(sum: number): Promise<boolean> {
    const { available, daily_left: dailyLeft = null } = settings;
    const rates = available?.currency === method?.currency ? {} : await ratesOf(call);
    const maxSum = method && withdrawableUpTo({ method, available, dailyLeft, rates });
    return typeof maxSum === 'number' && sum > maxSum;
  }
}

const PAPERS = new Set(['KycWithdrawalException', 'SumsubVerificationRequiredException']);
const asksForPapers = (error: unknown): boolean => error instanceof AppError && PAPERS.has(error.type);

/** Units of each currency per unit of one; empty when the platform does not tell: then it judges the sum. */
async function ratesOf(call: FormPost['call']): Promise<Rates> {
  try {
    const { base, rates } = await call(getCurrencyRates, {});
    return { [base]: 1, ...rates };
  } catch {
    return {};
  }
}
