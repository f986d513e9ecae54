import { siteCookie } from '#client/lib/visitor/siteCookie.ts';
import type { Stores } from '#client/stores/createStores.ts';
import { endSession } from '#client/stores/endSession.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { breakSeconds } from '#shared/profile/breakSeconds.ts';

/**
 * Handles a refusal that may end the visit (guardSession). A block is final. Maintenance and a forbidden region may concern one
 * method only, or come from a proxy: the general info decides. Whether a session has ended, account.getInfo decides: uid 0 makes the
 * visitor a guest (E15).
 */
export async function noticeRefusal(call: Call, stores: Stores, refusal: AppError): Promise<void> {
  const { fatal } = presentError(refusal);
  if (fatal?.kind === 'blocked') return endVisit(stores, fatal);
  try {
    if (fatal) {
      const { domain_state: state } = await call(getGeneralInfo, {});
      if (state !== 'active') endVisit(stores, { kind: 'maintenance', status: 503 });
      return;
    }
    const info = await call(getInfo, {});
    if (info.uid > 0) stores.session.signedIn(info);
    else endSession(stores);
  } catch (error) {
    // An unknown session is not a guest's, and a network failure ends no visit: the next refusal asks again.
    const { fatal: worse } = presentError(error);
    if (worse && (fatal || worse.kind === 'blocked')) endVisit(stores, worse);
  }
}

function endVisit({ session, dialogs }: Stores, fatal: FatalError): void {
  if (session.fatal?.kind === fatal.kind && session.fatal.banType === fatal.banType) return;
  // Credentials are shown only once.
  for (const { id, name } of dialogs.queue.slice()) if (name !== 'credentials') dialogs.close(id);
  session.setFatalError(fatal);
  if (fatal.pause === undefined) return;
  // A player on a break sees no offers on this device either, even as a guest.
  const seconds = breakSeconds(fatal.until ?? null, Date.now());
  document.cookie = siteCookie(breakCookie, '1', { seconds, location });
}
