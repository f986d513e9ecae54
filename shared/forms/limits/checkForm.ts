import * as z from 'zod/mini';
import { REALITY_CHECK_MINUTES, setRealityCheck } from '#shared/api/account/accountLimits.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';

/** How often, in minutes, a reality check interrupts the player. */
export const checkForm: SiteForm<{ minutes: number }> = {
  page: paths.profileResponsibleGame,
  name: 'check',
  done: 'limits.checkDone',
  refused: 'limits.tooEarly',
  // An absent field is no choice: read as zero, it would switch the checks off.
  rule: () => z.object({ minutes: z.pipe(z.enum(REALITY_CHECK_MINUTES.map(String)), z.transform(Number)) }),
  send: async (call, values) => requireOne(await call(setRealityCheck, values)),
};
