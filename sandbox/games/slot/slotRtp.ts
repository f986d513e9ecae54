import {
  FREE_SPIN_MULTIPLIER,
  PAYTABLE,
  REEL_STRIPS,
  SCATTER_FREE_SPINS,
  SCATTER_PAYS,
  SLOT_ROWS,
  type SlotSymbol,
} from './slotMaths.ts';

type Paying = keyof typeof PAYTABLE;

/** What a finished run pays: the better of the symbol's run and the wilds at its start. */
function payOf(lead: Paying | undefined, run: number, wilds: number): number {
  const pay = lead ? (PAYTABLE[lead][run - 1] as number) : 0;
  return Math.max(pay, wilds > 0 ? (PAYTABLE.wild[wilds - 1] as number) : 0);
}

/** The expected pay of a line in line bets: every combination of symbols, weighted by its stops. */
function linePay(): number {
  const symbols: SlotSymbol[] = ['scatter', ...(Object.keys(PAYTABLE) as Paying[])];
  const shares = REEL_STRIPS.map((strip) =>
    symbols.map((symbol): [SlotSymbol, number] => [
      symbol,
      strip.filter((other) => other === symbol).length / strip.length,
    ]),
  );
  const deal = (reel: number, lead: Paying | undefined, run: number, wilds: number): number => {
    if (reel === shares.length) return payOf(lead, run, wilds);
    let expected = 0;
    for (const [symbol, share] of shares[reel] ?? []) {
      if (symbol === 'wild') expected += share * deal(reel + 1, lead, run + 1, lead ? wilds : wilds + 1);
      else if (symbol !== 'scatter' && (lead ?? symbol) === symbol)
        expected += share * deal(reel + 1, symbol, run + 1, wilds);
      else expected += share * payOf(lead, run, wilds);
    }
    return expected;
  };
  return deal(0, undefined, 0, 0);
}

/** The chance of each number of visible scatters; a reel shows at most one. */
function scatterChances(): number[] {
  return REEL_STRIPS.map(
    (strip) => (SLOT_ROWS * strip.filter((symbol) => symbol === 'scatter').length) / strip.length,
  ).reduce<number[]>(
    (chances, shows) => {
      const next = Array.from({ length: chances.length + 1 }, () => 0);
      for (const [count, chance] of chances.entries()) {
        next[count] = (next[count] as number) + chance * (1 - shows);
        next[count + 1] = (next[count + 1] as number) + chance * shows;
      }
      return next;
    },
    [1],
  );
}

/** The exact RTP in %: a paid spin and all free spins that follow from it. */
export function slotRtp(): number {
  const chances = scatterChances();
  const expect = (values: readonly number[]) =>
    chances.reduce((sum, chance, count) => sum + chance * (values[count] as number), 0);
  const spin = linePay() + expect(SCATTER_PAYS);
  const started = expect(SCATTER_FREE_SPINS);
  // Free spins start free spins: a geometric series.
  return 100 * (spin + (started / (1 - started)) * FREE_SPIN_MULTIPLIER * spin);
}
