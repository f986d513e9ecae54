import { careRules } from './careRules.ts';
import type { Play, Sitting } from './Play.ts';
import type { Sign } from './Sign.ts';

/** Sittings that lost money while their stakes grew. */
export function raisedStakesSign({ sittings, weekFrom }: Play): Sign | null {
  const { factor, sittings: wanted } = careRules.raisedStakes;
  const factors = sittings.filter(({ to, net }) => to >= weekFrom && net < 0).map(growthOf);
  const raised = factors.filter((growth) => growth >= factor);
  return raised.length >= wanted ? { kind: 'raisedStakes', times: raised.length, factor: Math.max(...raised) } : null;
}

function growthOf({ stakes }: Sitting): number {
  if (stakes.length < careRules.raisedStakes.bets) return 0;
  const third = Math.floor(stakes.length / 3);
  return meanOf(stakes.slice(-third)) / meanOf(stakes.slice(0, third));
}

function meanOf(stakes: readonly number[]): number {
  return stakes.reduce((sum, stake) => sum + stake, 0) / stakes.length;
}
