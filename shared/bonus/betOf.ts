/** How many bets the money is thought to be worth. */
const BETS = 50;

/** The bet that a forecast plays with: a round sum, about a fiftieth of the money, never above the largest that counts. */
export function betOf(money: number, largest: number | null): number {
  const wanted = Math.min(money / BETS, largest ?? Number.POSITIVE_INFINITY);
  if (!(wanted > 0)) return 0;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return unit * (wanted >= 5 * unit ? 5 : wanted >= 2 * unit ? 2 : 1);
}
