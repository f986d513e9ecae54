import type { AppContext } from '#client/context/AppContext.ts';
import { endSession } from '#client/stores/endSession.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { getLikes } from '#shared/api/play/games.contract.ts';
import { presentError } from '#shared/errors/presentError.ts';

/**
 * Resolves a session that the server did not identify in time. Resolves to whether the visitor is known now. A final refusal makes
 * a guest, as on the server; a retryable failure, or a platform that has no such method now, leaves the session pending.
 */
export async function settleSession({ call, stores }: Pick<AppContext, 'call' | 'stores'>): Promise<boolean> {
  const likes = call(getLikes, {}).catch(() => null);
  try {
    const info = await call(getInfo, {});
    // The visitor has signed in or out on this page meanwhile, which is newer.
    if (!stores.session.isPending) return true;
    if (info.uid === 0) endSession(stores);
    else {
      stores.session.signedIn(info);
      stores.balances.set(info);
      void likes.then((sysnames) => {
        if (sysnames && stores.session.account?.uid === info.uid) stores.likes.set(sysnames);
      });
    }
  } catch (error) {
    const { type, retryable } = presentError(error);
    if (retryable || type === 'MethodNotFoundException') return false;
    if (stores.session.fatal === null && stores.session.isPending) endSession(stores);
  }
  return true;
}
