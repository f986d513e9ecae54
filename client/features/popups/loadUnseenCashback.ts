import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { getStorage } from '#shared/api/account/storage.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';
import { isUnseenCashback, type ShownCashback } from './isUnseenCashback.ts';

/** Key in the player's storage on the platform. */
export const SEEN_CASHBACK_KEY = 'already_seen_cashback_id';

/** The latest cashback, if it was not shown on any device. */
export async function loadUnseenCashback(call: Call, uid: number, signal: AbortSignal): Promise<ShownCashback | null> {
  const [stored, { items }] = await Promise.all([
    call(getStorage, { keys: [SEEN_CASHBACK_KEY] }, { signal }).catch((): Record<string, string | null> => ({})),
    call(getCashbacks, { offset: 0, count: 1, sort: 'end_date', statuses: 'paid_out,active' }, { signal }),
  ]);
  const [latest] = items;
  return latest &&
    isUnseenCashback(latest, [stored[SEEN_CASHBACK_KEY], deviceStorage.read(rareStorageKeys.seenCashback(uid))])
    ? latest
    : null;
}
