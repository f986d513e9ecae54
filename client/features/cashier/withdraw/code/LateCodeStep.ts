import { lateComponent } from '../../../../lib/late/lateComponent.ts';

/** Its code comes when the second factor is first asked for. */
export const LateCodeStep = lateComponent(async () => (await import('./CodeStep.tsx')).CodeStep);
