/**
 * The one mathematical model of all themes: five reels of 32 stops, three visible rows, up to twenty lines.
 * A stop has one symbol. Only the counts matter for the RTP, not the order, except that scatters are so far apart
 * that a reel never shows two.
 */
export type SlotSymbol = 'wild' | 'scatter' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

export const REELS = 5;
export const SLOT_ROWS = 3;

/** Stops of each symbol on reels one to five. */
const STOPS: Record<SlotSymbol, readonly [number, number, number, number, number]> = {
  wild: [1, 2, 2, 2, 1],
  scatter: [1, 1, 1, 1, 1],
  a: [2, 2, 2, 2, 2],
  b: [2, 3, 3, 3, 3],
  c: [3, 3, 3, 3, 3],
  d: [4, 4, 3, 4, 4],
  e: [4, 4, 4, 4, 4],
  f: [5, 4, 4, 4, 4],
  g: [5, 5, 5, 5, 5],
  h: [5, 4, 5, 4, 5],
};

/** What one to five equal symbols from the left pay, in line bets. Wilds substitute every symbol but the scatter. */
export const PAYTABLE: Record<Exclude<SlotSymbol, 'scatter'>, readonly [number, number, number, number, number]> = {
  wild: [0, 0, 50, 250, 1000],
  a: [0, 0, 50, 200, 800],
  b: [0, 0, 40, 125, 500],
  c: [0, 0, 29, 80, 250],
  d: [0, 0, 20, 50, 150],
  e: [0, 0, 12, 36, 100],
  f: [0, 0, 9, 25, 70],
  g: [0, 0, 7, 18, 50],
  h: [0, 0, 6, 15, 45],
};

/** What zero to five scatters anywhere pay, in whole bets, and the free spins they start. */
export const SCATTER_PAYS = [0, 0, 0, 2, 10, 50] as const;
export const SCATTER_FREE_SPINS = [0, 0, 0, 8, 12, 20] as const;
/** Wins of a free spin are multiplied by this. */
export const FREE_SPIN_MULTIPLIER = 2;

/** The RTP in %, as games.get declares it. A test derives it from the counts above and checks it over 200 000 rounds. */
export const DECLARED_RTP = 96;

/** Rows (0 is top) of each line on reels one to five; the short game uses the first ten. */
export const LINES: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];

/** The five reels. Symbols are dealt in rounds, so that equal symbols are not adjacent while others are left. */
export const REEL_STRIPS: readonly (readonly SlotSymbol[])[] = Array.from({ length: REELS }, (_, reel) => {
  const stopsLeft = new Map(
    Object.entries(STOPS).map(([symbol, counts]) => [symbol as SlotSymbol, counts[reel] as number]),
  );
  const strip: SlotSymbol[] = [];
  for (let step = 0; [...stopsLeft.values()].some((count) => count > 0); step += 1) {
    const round = [...stopsLeft].filter(([, count]) => count > 0).map(([symbol]) => symbol);
    // The starting symbol differs by reel and round, or the strips would look alike.
    const turn = (reel * 3 + step * 5) % round.length;
    for (const symbol of [...round.slice(turn), ...round.slice(0, turn)]) {
      strip.push(symbol);
      stopsLeft.set(symbol, (stopsLeft.get(symbol) as number) - 1);
    }
  }
  return strip;
});
