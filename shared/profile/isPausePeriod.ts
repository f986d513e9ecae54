import { SELF_EXCLUSION_PERIODS, TIME_OUT_PERIODS } from '#shared/api/account/accountLimits.contract.ts';

/** Period of a time-out or self-exclusion, such as `1w`, or `permanent`. */
export type PausePeriod = (typeof TIME_OUT_PERIODS)[number] | (typeof SELF_EXCLUSION_PERIODS)[number];

const periods: readonly unknown[] = [...TIME_OUT_PERIODS, ...SELF_EXCLUSION_PERIODS];

/** Whether a value is a period of a time-out or self-exclusion. */
export function isPausePeriod(value: unknown): value is PausePeriod {
  return periods.includes(value);
}
