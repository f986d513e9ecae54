import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';

/** Whether the operator has any tracker; without one, no consent is asked for. */
export function hasTrackers(info: Pick<GeneralInfo, 'analytic'> | null): boolean {
  const { gtm, ga, ym } = info?.analytic ?? {};
  return Boolean(gtm || ga || ym);
}
