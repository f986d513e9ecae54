import * as z from 'zod/mini';
import { changeSubscription, getProfileInfo } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';

const page = paths.profileNotification;

const switchTo = (name: string, subscription: '1' | '0', done: string): SiteForm<{ contact: string }> => ({
  page,
  name,
  done,
  refused: 'validation.refused',
  isStale: true,
  rule: () => z.object({ contact: hiddenField() }),
  send: async (call, { contact }) => requireOne(await call(changeSubscription, { contact, subscription })),
});

const stop: SiteForm<object> = {
  page,
  name: 'stop',
  done: 'notification.offDone',
  refused: 'validation.refused',
  // When one is refused, those before it stay unsubscribed.
  isStale: true,
  rule: () => z.object({}),
  send: async (call) => {
    const { contacts = [] } = await call(getProfileInfo, { fields: 'contacts' });
    for (const { contact, is_subscribed: isSubscribed } of contacts)
      if (isSubscribed) requireOne(await call(changeSubscription, { contact, subscription: '0' }));
  },
};

/** Offers by e-mail and SMS: one contact on or off, or all off. */
export const subscriptionForms = {
  subscribe: switchTo('subscribe', '1', 'notification.onDone'),
  unsubscribe: switchTo('unsubscribe', '0', 'notification.offDone'),
  stop,
};
