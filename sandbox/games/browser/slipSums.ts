import type { EventView } from '../betting/BettingAnswer.ts';

export interface Choice {
  event: string;
  market: string;
  outcome: string;
  /** Hundredths, as last seen; null while it is not offered. */
  odds: number | null;
  /** Kept with the choice, for the event may leave the list. */
  sport: EventView['sport'];
  home: string;
  away: string;
}

/** What stands on the slip, and how it is to be bet. */
export interface Slip {
  choices: Choice[];
  kind: 'single' | 'express';
  /** As it was typed. */
  stake: string;
  /** Worse odds are taken, too. */
  acceptsAny: boolean;
}

export function isSingleSlip({ choices, kind }: Slip): boolean {
  return choices.length < 2 || kind === 'single';
}

/** Thousandths: all odds together, as the desk cuts them. */
export function slipProduct({ choices }: Slip): number {
  let all = 1000;
  for (const { odds } of choices) all = Math.min(1_000_000, Math.floor((all * (odds ?? 100)) / 100));
  return all;
}

/** Minor units of what was typed; 0 where that is no sum. */
export function slipStake({ stake }: Slip): number {
  return Math.round(Number(stake.replace(/[^\d.,]/g, '').replace(',', '.')) * 100) || 0;
}

/** What may be won, minor units: of singles, each with the stake, all together. */
export function slipPossible(slip: Slip): number {
  const minor = slipStake(slip);
  if (!isSingleSlip(slip)) return Math.floor((minor * slipProduct(slip)) / 1000);
  return slip.choices.reduce((all, { odds }) => all + Math.floor((minor * (odds ?? 0)) / 100), 0);
}
