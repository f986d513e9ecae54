interface Balances {
  main: number;
  bonus: number;
  /** A larger bet uses no bonus money. */
  maxBet: number;
}

/** Splits a bet, minor units: real money first, then the bonus. The ledger refuses a missing rest, which is charged to real money. */
export function stakeShare(bet: number, { main, bonus, maxBet }: Balances): { main: number; bonus: number } {
  const ofMain = Math.min(bet, main);
  if (ofMain === bet) return { main: bet, bonus: 0 };
  const ofBonus = bet > maxBet ? 0 : Math.min(bet - ofMain, bonus);
  return { main: bet - ofBonus, bonus: ofBonus };
}

/** The bonus part of a win, in the ratio of the stake. */
export function winShare(win: number, { stake, ofBonus }: { stake: number; ofBonus: number }): number {
  return ofBonus > 0 ? Math.floor((win * ofBonus) / stake) : 0;
}
