/**
 * The one mathematical model behind every theme: five reels of 32 stops, three rows shown, up to twenty lines.
 * A stop carries one symbol; the order on the reel does not matter for the return, only the counts do, except that
 * scatters stand far enough apart never to show twice on one reel.
 */
export type SlotSymbol = 'wild' | 'scatter' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

export const REELS = 5;
export const ROWS = 3;

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

/** What one to five of a kind from the left pay, in line bets. Wilds stand for everything but the scatter. */
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

/** What none to five scatters anywhere pay, in whole bets, and the free spins they start. */
export const SCATTER_PAYS = [0, 0, 0, 2, 10, 50] as const;
export const SCATTER_FREE_SPINS = [0, 0, 0, 8, 12, 20] as const;
/** Wins of a free spin are worth this many times more. */
export const FREE_SPIN_MULTIPLIER = 2;

/** The return to the player, %, as games.get declares it; a test derives it from the counts above and plays 200 000 rounds against it. */
export const DECLARED_RTP = 96;

/** Rows (0 top) of each line on reels one to five; the first ten are the short game. */
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
export const LINE_COUNTS = [10, 20] as const;

/** The five reels. Symbols are dealt round by round, so that equal ones never stand together while others are left. */
export const REEL_STRIPS: readonly (readonly SlotSymbol[])[] = Array.from({ length: REELS }, (_, reel) => {
  const left = new Map(Object.entries(STOPS).map(([symbol, counts]) => [symbol as SlotSymbol, counts[reel] as number]));
  const strip: SlotSymbol[] = [];
  for (let step = 0; [...left.values()].some((count) => count > 0); step += 1) {
    const round = [...left].filter(([, count]) => count > 0).map(([symbol]) => symbol);
    // Each reel and each round starts elsewhere, or the strips would look alike.
    const turn = (reel * 3 + step * 5) % round.length;
    for (const symbol of [...round.slice(turn), ...round.slice(0, turn)]) {
      strip.push(symbol);
      left.set(symbol, (left.get(symbol) as number) - 1);
    }
  }
  return strip;
});
