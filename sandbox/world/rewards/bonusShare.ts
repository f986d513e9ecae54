interface Balances {
  main: number;
  bonus: number;
  /** A larger bet takes no bonus money. */
  largest: number;
}

/** How a bet is paid, minor units: real money first, then the bonus. What is missing is asked of the real money, for the ledger to refuse. */
export function stakeShare(bet: number, { main, bonus, largest }: Balances): { main: number; bonus: number } {
  const ofMain = Math.min(bet, main);
  if (ofMain === bet) return { main: bet, bonus: 0 };
  const ofBonus = bet > largest ? 0 : Math.min(bet - ofMain, bonus);
  return { main: bet - ofBonus, bonus: ofBonus };
}

/** The part of a win that is bonus money: as of the stake. */
export function winShare(win: number, { stake, ofBonus }: { stake: number; ofBonus: number }): number {
  return ofBonus > 0 ? Math.floor((win * ofBonus) / stake) : 0;
}
