/** Number of bets the money should last for. */
const BETS = 50;

/** The bet of a wagering forecast, major units: a round sum of about a fiftieth of the money, at most `max` (null: no bound). 0: no money. */
export function betOf(money: number, max: number | null): number {
  const wanted = Math.min(money / BETS, max ?? Number.POSITIVE_INFINITY);
  if (!(wanted > 0)) return 0;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return unit * (wanted >= 5 * unit ? 5 : wanted >= 2 * unit ? 2 : 1);
}
