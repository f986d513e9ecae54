import type { FormOutcome, FormPost } from '#server/plain/forms/FormPost.ts';
import { formTexts, refusalOfIssue } from '#server/plain/forms/formRefusal.ts';
import { getBalance, getCurrencyRates } from '#shared/api/account/account.contract.ts';
import { getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';
import { type CodeProblem, twoFactorProblems } from '#shared/auth/codeProblem.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { payFields } from '#shared/cashier/payFields.ts';
import { TWO_FACTOR_FIELD } from '#shared/cashier/twoFactorField.ts';
import { withdrawableUpTo } from '#shared/cashier/withdrawableUpTo.ts';
import { withdrawalInput } from '#shared/cashier/withdrawalInput.ts';
import { withdrawalRule } from '#shared/cashier/withdrawalRule.ts';
import type { Rates } from '#shared/domain/money/convertMoney.ts';
import { readActionId } from '#shared/domain/readActionId.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { RefusalKind } from '#shared/forms/refusalKinds.ts';
import { withdrawalOrder } from '#shared/orders/withdrawalOrder.ts';
import { factorCodeRule } from '#shared/rules/keys/factorCodeRule.ts';
import { malformedCode } from '#shared/rules/keys/malformedCode.ts';
import { paths } from '#shared/url/paths.ts';
import { knownPayments } from './knownPayments.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { placeOrder } from './placeOrder.ts';
import { refusedOrder } from './refusedOrder.ts';
import { returnedOrder } from './returnedOrder.ts';
import { RECOVERY_FIELD, withdrawalCodePage } from './withdrawalCodePage.ts';

/**
 * Orders a withdrawal and leads to its line in the history. A player with a bonus balance must confirm its loss; one with a second factor
 * is asked for a code.
 */
export async function placeWithdrawal(post: FormPost): Promise<PlainOutcome> {
  const { fields, locale, call } = post;
  const { method: sysname = '', saved = '', amount = '', burn, [TWO_FACTOR_FIELD]: typedCode } = fields;
  const refused = (outcome: FormOutcome): PlainOutcome => ({ kind: 'refused', outcome });
  const askCode = (problem: CodeProblem | null, hasRecovery = fields[RECOVERY_FIELD] === '1') =>
    refused({ html: withdrawalCodePage({ fields, problem, hasRecovery }) });
  const [settings, { balance_bonus: bonus }, payments] = await Promise.all([
    call(getWithdrawSettings, {}),
    call(getBalance, {}),
    knownPayments(call, 'withdrawal'),
  ]);
  const method = settings.methods.find((one) => one.sysname === sysname && one.is_available);
  if (!method) return refused({ error: 'errors.InvalidRequestException', ...returnedOrder(fields) });
  const back = { method: sysname, ...returnedOrder(fields) };
  const formFields = payFields(method.fields);
  const rule = withdrawalRule({ method, fields: saved ? [] : formFields, locale });
  const typed = Object.fromEntries(formFields.map(({ name }) => [name, fields[name] ?? '']));
  const parsed = rule.safeParse({ ...typed, amount });
  if (!parsed.success) {
    const words = { ...formTexts, amount: { rule: 'withdraw.sumRefused' } };
    return refused({ ...refusalOfIssue(parsed.error.issues[0], words), ...back });
  }
  if ((bonus?.amount ?? 0) > 0 && burn !== '1') return refused({ error: 'withdraw.burnFirst', ...back });
  const code = typedCode === undefined ? undefined : factorCodeRule().safeParse(typedCode);
  if (code && !code.success) return askCode(malformedCode(typedCode ?? ''));
  const input = {
    ...withdrawalInput({ method, values: parsed.data, saved }),
    ...(code ? { [TWO_FACTOR_FIELD]: code.data } : {}),
  };
  const outcome = await placeOrder(withdrawalOrder, input, { post, payments });
  if (outcome.kind === 'unknown') return { ...outcome, outcome: { method: sysname } };
  if (outcome.kind === 'done') {
    const { id } = outcome.answer;
    return { kind: 'done', outcome: { page: paths.cashierHistory.build(null, { tab: 'withdrawal', open: id }) } };
  }
  const { error } = outcome;
  const twoFactor = readTwoFactor(error);
  if (twoFactor?.kind === 'codeNeeded') return askCode(null, twoFactor.hasRecovery);
  if (twoFactor) return askCode(twoFactorProblems[twoFactor.kind]);
  // Not before the order: one sent again is found by its key although it has taken the balance.
  if (asksForPapers(error) && (await isAboveBalance(Number(parsed.data['amount']))))
    return refused({ error: 'withdraw.sumRefused', field: 'amount', ...back });
  if (error.data['reason'] === 'multi_account') return refused({ error: 'cardOfOther' satisfies RefusalKind, ...back });
  const action = readActionId(error.data['external_action_id']);
  return refusedOrder(error, { ...back, ...(action === null ? {} : { action }) });

  async function isAboveBalance(sum: number): Promise<boolean> {
    const { available, daily_left: dailyLeft = null } = settings;
    const rates = available?.currency === method?.currency ? {} : await ratesOf(call);
    const maxSum = method && withdrawableUpTo({ method, available, dailyLeft, rates });
    return typeof maxSum === 'number' && sum > maxSum;
  }
}

const PAPERS = new Set(['KycWithdrawalException', 'SumsubVerificationRequiredException']);
const asksForPapers = ({ type }: AppError): boolean => PAPERS.has(type);

/** Units of each currency per unit of one; empty when the platform does not tell: then it judges the sum. */
async function ratesOf(call: FormPost['call']): Promise<Rates> {
  try {
    const { base, rates } = await call(getCurrencyRates, {});
    return { [base]: 1, ...rates };
  } catch {
    return {};
  }
}
