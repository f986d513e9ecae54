import * as z from 'zod/mini';
import { setStorage } from '#shared/api/account/storage.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { OFFERS_OFF_KEY } from '#shared/rewards/quietReason.ts';
import { paths } from '#shared/url/paths.ts';

const switchTo = (name: string, value: '0' | '1', done: string): SiteForm<object> => ({
  page: paths.profileNotification,
  name,
  done,
  rule: () => z.object({}),
  send: async (call) => requireOne(await call(setStorage, { key: OFFERS_OFF_KEY, value })),
});

/** Offers on the site, on all devices of the player: on or off. */
export const siteOffersForms = {
  on: switchTo('siteOn', '0', 'notification.siteOnDone'),
  off: switchTo('siteOff', '1', 'notification.siteOffDone'),
};
