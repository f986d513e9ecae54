import * as z from 'zod/mini';
import { setSelfExclusion, setTimeOut } from '#shared/api/account/accountLimits.contract.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { isPausePeriod, type PausePeriod } from '#shared/profile/isPausePeriod.ts';
import { isSelfExclusion } from '#shared/profile/isSelfExclusion.ts';
import { paths } from '#shared/url/paths.ts';

/** A time-out or self-exclusion; every session ends. The answer is its end in Unix seconds, null: none. */
export const pauseForm: SiteForm<{ period: PausePeriod }, null, number | null> = {
  page: paths.profileResponsibleGame,
  name: 'pause',
  repeats: (query) => {
    const pause = query.get('pause');
    return isPausePeriod(pause) ? { pause } : {};
  },
  done: 'limits.accepted',
  rule: () => z.object({ period: z.custom<PausePeriod>(isPausePeriod, { error: 'validation.refused' }) }),
  send: async (call, { period }) => {
    const { until } = isSelfExclusion(period)
      ? await call(setSelfExclusion, { period })
      : await call(setTimeOut, { period });
    return until ?? null;
  },
};
