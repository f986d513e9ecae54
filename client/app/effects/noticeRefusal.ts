import { siteCookie } from '#client/lib/visitor/siteCookie.ts';
import type { Stores } from '#client/stores/createStores.ts';
import { endSession } from '#client/stores/endSession.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { closureOfBan } from '#shared/closure/closureOfBan.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { type FatalError, fatalKinds } from '#shared/errors/FatalError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { breakSeconds } from '#shared/profile/breakSeconds.ts';
import { endVisit } from './endVisit.ts';

/**
 * Handles a refusal that may end the visit (guardSession). A block is final, unless it closes the account to play alone. Maintenance and a forbidden region may concern one
 * method only, or come from a proxy: the general info decides. Whether a session has ended, account.getInfo decides: uid 0 makes the
 * visitor a guest (E15).
 */
export async function noticeRefusal(call: Call, stores: Stores, refusal: AppError): Promise<void> {
  const { fatal } = presentError(refusal);
  const closure = closureOfBan(fatal?.banType);
  if (fatal && fatalKinds[fatal.kind].endsVisit && !(closure && stores.session.isPlayer)) return block(stores, fatal);
  const before = stores.session.account?.uid;
  /** Meanwhile the page may have become another player's, or nobody's: the answer is not about them. */
  const isSame = () => stores.session.account?.uid === before;
  try {
    if (closure) {
      // Only a part is refused: whoever is asked for the account still gets it, and so the money.
      const { uid } = await call(getInfo, {});
      if (!isSame()) return;
      return uid > 0 ? endVisit(stores, { kind: 'closed', status: 403, banType: closure }) : endSession(stores);
    }
    if (fatal) {
      const { domain_state: state } = await call(getGeneralInfo, {});
      if (state !== 'active') endVisit(stores, { kind: 'maintenance', status: 503 });
      return;
    }
    const info = await call(getInfo, {});
    if (!isSame()) return;
    if (info.uid > 0) stores.session.signedIn(info);
    else endSession(stores);
  } catch (error) {
    // An unknown session is not a guest's, and a network failure ends no visit: the next refusal asks again.
    const { fatal: worse } = presentError(error);
    if (worse && (fatal || fatalKinds[worse.kind].endsVisit)) block(stores, worse);
  }
}

function block(stores: Stores, fatal: FatalError): void {
  endVisit(stores, fatal);
  if (fatal.pause === undefined) return;
  // A player on a break sees no offers on this device either, even as a guest.
  const seconds = breakSeconds(fatal.until ?? null, Date.now());
  document.cookie = siteCookie(breakCookie, String(fatal.until ?? 0), { seconds, location });
}
