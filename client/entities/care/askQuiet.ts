import { getDepositLimit } from '../../../shared/api/account.contract.ts';
import { getStorage } from '../../../shared/api/storage.contract.ts';
import { OFFERS_OFF_KEY, type QuietReason, quietReason } from '../../../shared/rewards/quietReason.ts';
import type { AppContext } from '../../context/AppContext.ts';
import { settle } from '../../context/settle.ts';

type Args = Pick<AppContext, 'call' | 'stores' | 'timeoutBudget'> & { signal?: AbortSignal };

/** Why the visitor is not sold to now; null: they may be, as guests always may. Never rejects. */
export async function askQuiet({ call, stores, signal, timeoutBudget }: Args): Promise<QuietReason | null> {
  const { session } = stores;
  // A break ends every session: what the platform says of it is that the player is blocked.
  const isPaused = session.fatal?.kind === 'blocked';
  if (!session.isPlayer) return isPaused ? 'pause' : null;
  const [limit, stored] = await Promise.all([
    settle(call(getDepositLimit, {}, { signal }), timeoutBudget),
    settle(call(getStorage, { keys: [OFFERS_OFF_KEY] }, { signal }), timeoutBudget),
  ]);
  return quietReason({
    isPaused,
    limit: limit.ok ? limit.value : null,
    isMarketingOff: stored.ok ? stored.value[OFFERS_OFF_KEY] === '1' : null,
  });
}
