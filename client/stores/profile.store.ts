import { proxy } from 'valtio';
import type { getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';

export interface ProfileFacts {
  loyalty: OutputOf<typeof getLoyaltyInfo> | null;
  contacts: OutputOf<typeof getProfileInfo>['contacts'] | null;
}

/** Facts about the player beyond the session; each null until loaded. */
export function createProfileStore() {
  return proxy({
    loyalty: null as ProfileFacts['loyalty'],
    contacts: null as ProfileFacts['contacts'],
    set({ loyalty, contacts }: ProfileFacts) {
      this.loyalty = loyalty;
      this.contacts = contacts;
    },
  });
}
