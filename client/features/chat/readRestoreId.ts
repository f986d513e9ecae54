import type { Call } from '../../../shared/api/call.ts';
import { getStorage } from '../../../shared/api/account/storage.contract.ts';

/** Key of the platform's storage under which Freshchat's key to the player's conversations is stored, for every device. */
export const RESTORE_ID_KEY = 'freshchat_restore_id';

/** Undefined where there is none, or the storage does not answer: the chat then begins anew. */
export async function readRestoreId(call: Call, signal: AbortSignal): Promise<string | undefined> {
  try {
    const kept = await call(getStorage, { keys: [RESTORE_ID_KEY] }, { signal });
    return kept[RESTORE_ID_KEY] ?? undefined;
  } catch {
    return undefined;
  }
}
