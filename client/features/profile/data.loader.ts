import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getProfileInfo } from '#shared/api/account/account.contract.ts';
import { askOthers } from '#shared/profile/askOthers.ts';
import { loadLeaving } from './data/loadLeaving.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const [frame, profileInfo, others, leaving] = await Promise.all([
    loadProfile(args, 'data'),
    settle(call(getProfileInfo, { fields: 'contacts' }, { signal }), timeoutBudget),
    askOthers(
      (method, input) => call(method, input, { signal }),
      (answer) => settle(answer, timeoutBudget),
    ),
    loadLeaving(args, url.searchParams.get('leave')),
  ]);
  return {
    ...frame,
    leaving,
    /** null: not told now. */
    profileInfo: profileInfo.ok ? profileInfo.value : null,
    others,
  };
}
