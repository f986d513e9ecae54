import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { changeSubscription } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Returns the handler that subscribes one contact to offers (`1`) or unsubscribes it (`0`). */
export function changeOneSubscription(subscription: '1' | '0') {
  return async ({ fields, call }: FormPost): Promise<FormOutcome> => {
    requireOne(await call(changeSubscription, { contact: fields['contact'] ?? '', subscription }));
    return { step: 'done' };
  };
}
