import { getVerification } from '../../../shared/api/identityFacts.contract.ts';
import { queryKeys } from '../../../shared/keys/queryKeys.ts';
import { isSafeReturnPath } from '../../../shared/url/isSafeReturnPath.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const [frame, verification] = await Promise.all([
    loadProfile(args),
    settle(call(getVerification, {}, { signal }), timeoutBudget),
  ]);
  const from = url.searchParams.get(queryKeys.from);
  return {
    ...frame,
    verification,
    /** What the player was doing when papers were asked for. */
    from: isSafeReturnPath(from) ? from : null,
    /** This page for another device; nothing in it opens the account. */
    phoneAddress: url.origin + url.pathname,
  };
}
