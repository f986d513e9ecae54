import type { GeneralInfo } from '../../../shared/api/site/metadata.contract.ts';

/** Whether the operator has a tracker at all: without one there is nothing to ask the visitor about. */
export function hasTrackers(info: Pick<GeneralInfo, 'analytic'> | null): boolean {
  const { gtm, ga, ym } = info?.analytic ?? {};
  return Boolean(gtm || ga || ym);
}
