import { SELF_EXCLUSION_PERIODS } from '#shared/api/account/accountLimits.contract.ts';
import type { PausePeriod } from './isPausePeriod.ts';

/** Whether a period is one of self-exclusion; shorter ones are time-outs. */
export function isSelfExclusion(period: PausePeriod): period is (typeof SELF_EXCLUSION_PERIODS)[number] {
  return SELF_EXCLUSION_PERIODS.some((long) => long === period);
}
