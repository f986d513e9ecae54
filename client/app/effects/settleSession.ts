import { getInfo } from '../../../shared/api/account/account.contract.ts';
import { getLikes } from '../../../shared/api/play/games.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { errorCatalogue } from '../../../shared/errors/catalogue.ts';
import type { AppContext } from '../../context/AppContext.ts';
import { endSession } from '../../stores/endSession.ts';

/**
 * Asks who the visitor is, whose session came with the page but was not known to the server in time. Resolves to whether that is
 * known now. A refusal that stands makes a guest, as on the server; any other is no answer.
 */
export async function settleSession({ call, stores }: Pick<AppContext, 'call' | 'stores'>): Promise<boolean> {
  const likes = call(getLikes, {}).catch(() => null);
  try {
    const info = await call(getInfo, {});
    // Signed in or out at this page meanwhile: that is newer.
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
    if (!(error instanceof AppError) || errorCatalogue[error.type].retryable) return false;
    if (stores.session.fatal === null && stores.session.isPending) endSession(stores);
  }
  return true;
}
