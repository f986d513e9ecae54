import * as z from 'zod/mini';
import { changeFakename } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { fakenameRule } from '#shared/rules/fields/fakenameRule.ts';
import { paths } from '#shared/url/paths.ts';

/** The player's public name. */
export const fakenameForm: SiteForm<{ fakename: string }> = {
  page: paths.profile,
  name: 'fakename',
  kept: ['fakename'],
  done: 'profile.fakenameSaved',
  words: { fakename: { rule: 'profile.fakenameRule', refused: 'profile.fakenameRefused' } },
  rule: (_context, _locale, brand) => z.object({ fakename: fakenameRule({ brand }) }),
  send: async (call, values) => requireOne(await call(changeFakename, values)),
};
