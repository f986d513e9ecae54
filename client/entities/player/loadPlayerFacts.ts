import type { AppContext } from '#client/context/AppContext.ts';
import { getProfileInfo } from '#shared/api/account/account.contract.ts';
import { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';

/** Loads profile and loyalty of the player (E1) into the store; a failed part leaves its previous value. */
export async function loadPlayerFacts({ call, stores: { profile, session } }: Pick<AppContext, 'call' | 'stores'>) {
  const uid = session.account?.uid;
  const [loyalty, info] = await Promise.allSettled([
    call(getLoyaltyInfo, {}),
    call(getProfileInfo, { fields: 'contacts' }),
  ]);
  // The player may have signed out meanwhile, or another one signed in.
  if (uid === undefined || session.account?.uid !== uid) return;
  profile.set({
    loyalty: loyalty.status === 'fulfilled' ? loyalty.value : profile.loyalty,
    contacts: info.status === 'fulfilled' ? (info.value.contacts ?? []) : profile.contacts,
  });
}
