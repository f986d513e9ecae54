import { lateComponent } from '../../../../lib/late/lateComponent.ts';

/** Loaded when the second factor is first required. */
export const LateCodeStep = lateComponent(async () => (await import('./CodeStep.tsx')).CodeStep);
