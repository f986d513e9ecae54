import type { AppContext } from '#client/context/AppContext.ts';
import { settle } from '#client/context/settle.ts';
import { getCurrencyRates } from '#shared/api/account/account.contract.ts';
import type { Rates } from '#shared/domain/money/convertMoney.ts';

/** Exchange rates for sums in another currency than the account's; empty if they are unknown. */
export async function loadRates({
  call,
  signal,
  timeoutBudget,
}: Pick<AppContext, 'call' | 'timeoutBudget'> & { signal?: AbortSignal }): Promise<Rates> {
  const answer = await settle(call(getCurrencyRates, {}, { signal }), timeoutBudget);
  return answer.ok ? { [answer.value.base]: 1, ...answer.value.rates } : {};
}
