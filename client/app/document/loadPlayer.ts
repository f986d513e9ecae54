import type { AppContext } from '#client/context/AppContext.ts';
import { withTimeoutBudget } from '#client/lib/transport/withTimeoutBudget.ts';
import type { Stores } from '#client/stores/createStores.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { getAbsence } from '#shared/api/account/accountAbsence.contract.ts';
import { getLikes } from '#shared/api/play/games.contract.ts';
import { askClosure } from '#shared/closure/askClosure.ts';
import { presentError } from '#shared/errors/presentError.ts';

/** Milliseconds of LOAD_LIMIT that a page waits for account.getInfo; the rest is for its own data. */
const SESSION_LIMIT = 2_000;

/**
 * Loads the player. It has no fallback: rendered as a guest, a player would be asked to sign in and see no balance. A late answer, or
 * one that the platform's limit refuses, leaves the session pending: the page shows neither guest nor player controls, and the browser
 * asks. If the platform fails, or has no such method, the visitor gets the maintenance screen, which retries by itself. `page`: calls in the language of the page.
 */
export async function loadPlayer(
  { call, timeoutBudget }: AppContext,
  stores: Stores,
  page: Pick<AppContext, 'call'>,
): Promise<void> {
  const [info, likes] = await Promise.allSettled([
    withTimeoutBudget(call(getInfo, {}), SESSION_LIMIT),
    withTimeoutBudget(call(getLikes, {}, { mayBeHeld: true }), timeoutBudget),
  ]);
  if (info.status === 'rejected') {
    if (info.reason instanceof DOMException && info.reason.name === 'TimeoutError') return stores.session.setPending();
    const { type, retryable } = presentError(info.reason);
    if (type === 'TooManyRequestsException') return stores.session.setPending();
    if (!stores.session.setFatalFrom(info.reason) && (retryable || type === 'MethodNotFoundException'))
      stores.session.setFatalError({ kind: 'maintenance', status: 503 });
    return;
  }
  stores.session.signedIn(info.value);
  // As long as the rest of the player's page, and no longer.
  const closure = info.value.uid > 0 ? askClosure({ call, account: info.value, mayBeHeld: true }) : null;
  // Asked at the same time.
  const absence = info.value.has_absence
    ? withTimeoutBudget(page.call(getAbsence, {}), SESSION_LIMIT).then(
        (answer) => answer.absence,
        () => null,
      )
    : null;
  if (closure) stores.session.close(await withTimeoutBudget(closure, SESSION_LIMIT).catch(() => null));
  if (absence && stores.session.account) stores.session.account.absence = await absence;
  if (info.value.uid > 0) stores.balances.set(info.value);
  if (likes.status === 'fulfilled') stores.likes.set(likes.value);
}
