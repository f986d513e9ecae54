import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getProfileInfo } from '#shared/api/account/account.contract.ts';
import { getSocials } from '#shared/api/account/accountSocials.contract.ts';
import { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import { getGameHistory } from '#shared/api/play/games.contract.ts';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import { loadLeaving } from './data/loadLeaving.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const [frame, profileInfo, identity, socials, support, payments, rounds, leaving] = await Promise.all([
    loadProfile(args, 'data'),
    settle(call(getProfileInfo, { fields: 'contacts' }, { signal }), timeoutBudget),
    settle(call(getVerification, {}, { signal }), timeoutBudget),
    settle(call(getSocials, {}, { signal }), timeoutBudget),
    settle(call(getSupportSettings, {}, { signal }), timeoutBudget),
    settle(call(getHistory, { type: 'all', offset: 0, count: 1 }, { signal }), timeoutBudget),
    settle(call(getGameHistory, { offset: 0, count: 1 }, { signal }), timeoutBudget),
    loadLeaving(args, url.searchParams.get('leave')),
  ]);
  return {
    ...frame,
    leaving,
    /** null: not told now. */
    profileInfo: profileInfo.ok ? profileInfo.value : null,
    /** When the papers' state last changed, Unix seconds; null: nothing was sent, or it is not told. */
    identityAt:
      identity.ok && identity.value.status !== 'none' && identity.value.status !== 'init'
        ? identity.value.updated_at
        : null,
    socials: socials.ok ? socials.value.items : [],
    /** When something of the player last went to a payment service and to a provider of games; undefined: not told now. */
    lastAt: {
      payments: payments.ok ? (payments.value.items[0]?.created_at ?? null) : undefined,
      games: rounds.ok ? (rounds.value.items[0]?.created_at ?? null) : undefined,
    },
    chat: support.ok ? (support.value.provider?.kind ?? null) : null,
  };
}
