import { getInfo } from '../../../shared/api/account/account.contract.ts';
import type { Call } from '../../../shared/api/call.ts';
import { getGeneralInfo } from '../../../shared/api/site/metadata.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { FatalError } from '../../../shared/errors/FatalError.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';
import { breakCookie } from '../../../shared/keys/breakCookie.ts';
import { breakSeconds } from '../../../shared/profile/breakSeconds.ts';
import { siteCookie } from '../../lib/visitor/siteCookie.ts';
import { endSession } from '../../stores/endSession.ts';
import type { Stores } from '../../stores/createStores.ts';

/**
 * What a refusal that may end the visit does to it (guardSession). That a player is blocked is the platform's own word. Maintenance
 * and a forbidden place may be the trouble of one method, or of something in between: the general info decides. Whether a session
 * is over the account's info says: uid 0 makes the visitor a guest (E15).
 */
export async function noticeRefusal(call: Call, stores: Stores, refusal: AppError): Promise<void> {
  const fatal = fatalOf(refusal);
  if (fatal?.kind === 'blocked') return fall(stores, fatal);
  try {
    if (fatal) {
      const { domain_state: state } = await call(getGeneralInfo, {});
      if (state !== 'active') fall(stores, { kind: 'maintenance', status: 503 });
      return;
    }
    const info = await call(getInfo, {});
    if (info.uid > 0) stores.session.signedIn(info);
    else endSession(stores);
  } catch (error) {
    // Not known is not "a guest", and what fails for want of a network closes nothing: the next refusal asks again.
    const worse = error instanceof AppError ? fatalOf(error) : null;
    if (worse && (fatal || worse.kind === 'blocked')) fall(stores, worse);
  }
}

function fall({ session, dialogs }: Stores, fatal: FatalError): void {
  if (session.fatal?.kind === fatal.kind && session.fatal.banType === fatal.banType) return;
  // Credentials are shown once and are nowhere else.
  for (const { id, name } of dialogs.queue.slice()) if (name !== 'credentials') dialogs.close(id);
  session.setFatalError(fatal);
  if (fatal.pause === undefined) return;
  // On this device nothing is sold to who is out, either.
  const seconds = breakSeconds(fatal.until ?? null, Date.now());
  document.cookie = siteCookie(breakCookie, '1', { seconds, location });
}
