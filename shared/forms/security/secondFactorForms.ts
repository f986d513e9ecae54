import * as z from 'zod/mini';
import { changeTwoFactorAuth, confirmTwoFactorAuth } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { codeRefusal } from '#shared/forms/codeRefusal.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { factorCodeRule } from '#shared/rules/keys/factorCodeRule.ts';
import { paths } from '#shared/url/paths.ts';

const page = paths.profileSecurity;

const ask: SiteForm<{ enable: '0' | '1' }, null, OutputOf<typeof changeTwoFactorAuth>> = {
  page,
  name: 'factor',
  done: 'security.factorCode',
  rule: () => z.object({ enable: z.catch(z.enum(['0', '1']), '1') }),
  send: (call, values) => call(changeTwoFactorAuth, values),
};

const confirm: SiteForm<{ code: string }> = {
  page,
  name: 'factorCode',
  limit: 'codes',
  done: 'security.factorIsOn',
  rule: () => z.object({ code: factorCodeRule() }),
  send: async (call, values) => requireOne(await call(confirmTwoFactorAuth, values)),
  problem: codeRefusal,
};

/** Switching the second factor on or off: the request, then the code that confirms it. */
export const secondFactorForms = { ask, confirm };
