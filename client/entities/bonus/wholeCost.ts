import type { WagerPlan } from '../../../shared/bonus/forecastWagering.ts';

/** What the whole wagering costs on average, units of the plan. Exact: whoever loses everything before has paid less. */
export function wholeCost({ required, rtp }: Pick<WagerPlan, 'required' | 'rtp'>): number {
  return required * (1 - rtp);
}
