import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { pausePage } from '#server/edge/pages/pausePage.ts';
import { setSelfExclusion, setTimeOut } from '#shared/api/account/accountLimits.contract.ts';
import { isPausePeriod } from '#shared/profile/isPausePeriod.ts';
import { isSelfExclusion } from '#shared/profile/isSelfExclusion.ts';

/** Starts a time-out or self-exclusion; the answer is the last page of the session, which has ended on every device. */
export async function beginPause({ fields, locale, brand, call }: FormPost): Promise<FormOutcome> {
  const { period } = fields;
  if (!isPausePeriod(period)) return { error: 'validation.refused', field: 'period' };
  const { until } = isSelfExclusion(period)
    ? await call(setSelfExclusion, { period })
    : await call(setTimeOut, { period });
  const end = until ?? null;
  return { html: (nonce) => pausePage({ until: end, locale, brand, nonce }), break: { until: end } };
}
