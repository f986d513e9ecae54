import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { setStorage } from '#shared/api/account/storage.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { OFFERS_OFF_KEY } from '#shared/rewards/quietReason.ts';

/** Returns the handler that switches the offers on the site on or off. */
export function switchSiteOffers(isOn: boolean) {
  return async ({ call }: FormPost): Promise<FormOutcome> => {
    requireOne(await call(setStorage, { key: OFFERS_OFF_KEY, value: isOn ? '0' : '1' }));
    return { step: 'done' };
  };
}
