import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { changeSubscription, getProfileInfo } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Unsubscribes every contact from offers; when one is refused, those before it stay unsubscribed. */
export async function stopSubscriptions({ call }: FormPost): Promise<FormOutcome> {
  const { contacts = [] } = await call(getProfileInfo, { fields: 'contacts' });
  for (const { contact, is_subscribed: isSubscribed } of contacts)
    if (isSubscribed) requireOne(await call(changeSubscription, { contact, subscription: '0' }));
  return { step: 'done' };
}
