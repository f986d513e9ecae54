import * as z from 'zod/mini';
import { makeRecoveryCodes } from '#shared/api/account/accountRecovery.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { readTwoFactor, type TwoFactorAnswer } from '#shared/auth/twoFactorMarkers.ts';
import { codeRefusal } from '#shared/forms/codeRefusal.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { factorCodeRule } from '#shared/rules/keys/factorCodeRule.ts';
import { paths } from '#shared/url/paths.ts';

type Codes = OutputOf<typeof makeRecoveryCodes>;
type CodeNeeded = Extract<TwoFactorAnswer, { kind: 'codeNeeded' }>;

const page = paths.profileSecurity;

/** The answer of a platform that needs no code has the codes. */
const ask: SiteForm<object, null, Codes | CodeNeeded> = {
  page,
  name: 'recovery',
  limit: 'codes',
  done: 'security.factorCode',
  rule: () => z.object({}),
  send: async (call) => {
    try {
      return await call(makeRecoveryCodes, {});
    } catch (error) {
      const answer = readTwoFactor(error);
      if (answer?.kind === 'codeNeeded') return answer;
      throw error;
    }
  },
};

const make: SiteForm<{ code: string }, null, Codes> = {
  page,
  name: 'recoveryCode',
  limit: 'codes',
  done: 'security.recoveryTitle',
  rule: () => z.object({ code: factorCodeRule() }),
  send: (call, values) => call(makeRecoveryCodes, values),
  problem: codeRefusal,
};

/** New recovery codes: the request, which the platform answers with a code of the second factor, then that code. */
export const recoveryForms = { ask, make };
