import * as z from 'zod/mini';
import { setCurrency } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { selectRule } from '#shared/rules/fields/selectRule.ts';
import { paths } from '#shared/url/paths.ts';

/** The currency of the account. The context is the choices of the page; without JavaScript the platform judges. */
export const currencyForm: SiteForm<{ currency: string }, readonly string[] | null> = {
  page: paths.profileSettings,
  name: 'currency',
  kept: ['currency'],
  done: 'settings.currencyDone',
  words: { currency: { refused: 'settings.currencyFixed' } },
  context: () => Promise.resolve(null),
  rule: (values) => z.object({ currency: selectRule(values ? { values } : {}) }),
  send: async (call, values) => requireOne(await call(setCurrency, values)),
};
