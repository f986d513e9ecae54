import * as z from 'zod/mini';
import { setRealityCheck } from '#shared/api/account/accountLimits.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';

/** How often, in minutes, a reality check interrupts the player. */
export const checkForm: SiteForm<{ minutes: number }> = {
  page: paths.profileResponsibleGame,
  name: 'check',
  done: 'limits.checkDone',
  refused: 'limits.tooEarly',
  rule: () => z.object({ minutes: z.pipe(hiddenField(), z.transform(Number)) }),
  send: async (call, values) => requireOne(await call(setRealityCheck, values)),
};
