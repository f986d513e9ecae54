import { getStorage } from '#shared/api/account/storage.contract.ts';
import type { Call } from '#shared/api/call.ts';

/** Key in the platform's storage of Freshchat's restore id, which gives every device of a player their conversations. */
export const RESTORE_ID_KEY = 'freshchat_restore_id';

/** undefined when there is none or the storage does not answer: the chat then starts a new conversation. */
export async function readRestoreId(call: Call, signal: AbortSignal): Promise<string | undefined> {
  try {
    const stored = await call(getStorage, { keys: [RESTORE_ID_KEY] }, { signal });
    return stored[RESTORE_ID_KEY] ?? undefined;
  } catch {
    return undefined;
  }
}
