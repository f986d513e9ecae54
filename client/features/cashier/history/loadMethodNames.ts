import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getDepositSettings, getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';

/** Names of methods by their sysnames; empty after a failure, so that sysnames are shown. */
export async function loadMethodNames(
  { call, signal, timeoutBudget }: Pick<LoaderArgs, 'call' | 'signal' | 'timeoutBudget'>,
  of: string,
): Promise<Record<string, string>> {
  const methods = [
    ...(of === 'deposit' || of === 'all' ? [getDepositSettings] : []),
    ...(of === 'withdrawal' || of === 'all' ? [getWithdrawSettings] : []),
  ];
  const answers = await Promise.all(methods.map((method) => settle(call(method, {}, { signal }), timeoutBudget)));
  return Object.fromEntries(
    answers.flatMap((answer) => (answer.ok ? answer.value.methods.map(({ sysname, name }) => [sysname, name]) : [])),
  );
}
