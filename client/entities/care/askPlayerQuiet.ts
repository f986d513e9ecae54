import type { AppContext } from '#client/context/AppContext.ts';
import { settle } from '#client/context/settle.ts';
import { getDepositLimit } from '#shared/api/account/account.contract.ts';
import { getBudget } from '#shared/api/account/accountBudget.contract.ts';
import { getPlayLimits } from '#shared/api/account/accountPlayLimits.contract.ts';
import { getStorage } from '#shared/api/account/storage.contract.ts';
import { OFFERS_OFF_KEY, type QuietReason, quietReason } from '#shared/rewards/quietReason.ts';

type Args = Pick<AppContext, 'call' | 'timeoutBudget'> & { signal?: AbortSignal };

/** The reason why nothing may be advertised to a signed-in player; null when it may. Never rejects. */
export async function askPlayerQuiet({ call, signal, timeoutBudget }: Args): Promise<QuietReason | null> {
  const options = { signal, mayBeHeld: true };
  const [limit, budget, play, stored] = await Promise.all([
    settle(call(getDepositLimit, {}, options), timeoutBudget),
    settle(call(getBudget, {}, options), timeoutBudget),
    settle(call(getPlayLimits, {}, options), timeoutBudget),
    settle(call(getStorage, { keys: [OFFERS_OFF_KEY] }, options), timeoutBudget),
  ]);
  const isLacking = (part: typeof budget | typeof play) => !part.ok && part.error === 'MethodNotFoundException';
  return quietReason({
    limit: limit.ok ? limit.value : null,
    budget: budget.ok ? budget.value : isLacking(budget) ? { amount: null, left: null } : null,
    play: play.ok ? play.value.limits : isLacking(play) ? [] : null,
    isMarketingOff: stored.ok ? stored.value[OFFERS_OFF_KEY] === '1' : null,
  });
}
