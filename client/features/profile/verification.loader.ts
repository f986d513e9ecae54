import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import { readActionId } from '#shared/domain/readActionId.ts';
import { ACTION_KEY } from '#shared/keys/actionKey.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const action = readActionId(url.searchParams.get(ACTION_KEY));
  const [frame, verification] = await Promise.all([
    loadProfile(args),
    settle(call(getVerification, action === null ? {} : { externalActionId: action }, { signal }), timeoutBudget),
  ]);
  const from = url.searchParams.get(queryKeys.from);
  return {
    ...frame,
    verification,
    /** External action id of a check other than the person's: of a card or a wallet. */
    action,
    /** The page that asked for verification. */
    from: isSafeReturnPath(from) ? from : null,
    /** This page for another device; nothing in it signs in. */
    phoneAddress: url.origin + url.pathname + (action === null ? '' : `?${ACTION_KEY}=${encodeURIComponent(action)}`),
  };
}
