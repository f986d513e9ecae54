import type { WagerPlan } from '#shared/bonus/forecastWagering.ts';

/** Average cost of the complete wagering, in the plan's units; a player who loses everything earlier pays less. */
export function wholeCost({ required, rtp }: Pick<WagerPlan, 'required' | 'rtp'>): number {
  return required * (1 - rtp);
}
