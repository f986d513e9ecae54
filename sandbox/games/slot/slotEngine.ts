import type { Dice } from '#sandbox/world/play/dice.ts';
import {
  FREE_SPIN_MULTIPLIER,
  LINES,
  PAYTABLE,
  REEL_STRIPS,
  REELS,
  SCATTER_FREE_SPINS,
  SCATTER_PAYS,
  SLOT_ROWS,
  type SlotSymbol,
} from './slotMaths.ts';

export interface SlotWin {
  /** 1 to 20; 0 is a scatter win. */
  line: number;
  symbol: SlotSymbol;
  /** The number of symbols. */
  symbols: number;
  /** [reel, row] of each, from the left. */
  cells: [number, number][];
  /** Minor units. */
  amount: number;
}

export interface SlotOutcome {
  /** Five reels of three symbols, top to bottom. */
  grid: SlotSymbol[][];
  wins: SlotWin[];
  /** Total of the wins, minor units. */
  win: number;
  /** Free spins won by this spin. */
  free_spins_won: number;
}

/** What a line pays: [symbol, count, line bets]. A run of wilds competes with the run of the symbol after it. */
function readLine(symbols: readonly SlotSymbol[]): [SlotSymbol, number, number] {
  const wilds = symbols.findIndex((symbol) => symbol !== 'wild');
  const wildRun = wilds === -1 ? symbols.length : wilds;
  const wildPay = wildRun > 0 ? (PAYTABLE.wild[wildRun - 1] as number) : 0;
  const lead = symbols[wildRun];
  if (lead === undefined || lead === 'scatter' || lead === 'wild') return ['wild', wildRun, wildPay];
  let run = wildRun;
  while (run < symbols.length && (symbols[run] === lead || symbols[run] === 'wild')) run += 1;
  const leadPay = PAYTABLE[lead][run - 1] as number;
  return wildPay > leadPay ? ['wild', wildRun, wildPay] : [lead, run, leadPay];
}

/** The wins on a grid. `bet` is the whole bet in minor units and must be divisible by the lines. */
export function evaluate(grid: SlotSymbol[][], bet: number, lines: number, multiplier: number): SlotWin[] {
  const wins: SlotWin[] = [];
  const lineBet = bet / lines;
  for (const [index, rows] of LINES.slice(0, lines).entries()) {
    const [symbol, count, pays] = readLine(rows.map((row, reel) => grid[reel]?.[row] as SlotSymbol));
    if (pays === 0) continue;
    const cells = rows.slice(0, count).map((row, reel): [number, number] => [reel, row]);
    wins.push({ line: index + 1, symbol, symbols: count, cells, amount: pays * lineBet * multiplier });
  }
  const scatters = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): [number, number][] => (symbol === 'scatter' ? [[reel, row]] : [])),
  );
  const pays = SCATTER_PAYS[scatters.length] ?? 0;
  if (pays > 0)
    wins.push({
      line: 0,
      symbol: 'scatter',
      symbols: scatters.length,
      cells: scatters,
      amount: pays * bet * multiplier,
    });
  return wins;
}

/** One spin, decided by the dice alone. Pure: players and balances are not involved. */
export function spin({
  dice,
  bet,
  lines,
  isFree,
}: {
  dice: Dice;
  bet: number;
  lines: number;
  isFree: boolean;
}): SlotOutcome {
  if (!Number.isSafeInteger(bet) || bet % lines !== 0)
    throw new Error(`a bet of ${bet} does not divide by ${lines} lines`);
  const grid = Array.from({ length: REELS }, (_, reel) => {
    const strip = REEL_STRIPS[reel] as readonly SlotSymbol[];
    const stop = dice.below(strip.length);
    return Array.from({ length: SLOT_ROWS }, (_row, row) => strip[(stop + row) % strip.length] as SlotSymbol);
  });
  const wins = evaluate(grid, bet, lines, isFree ? FREE_SPIN_MULTIPLIER : 1);
  const scatters = grid.flat().filter((symbol) => symbol === 'scatter').length;
  return {
    grid,
    wins,
    win: wins.reduce((sum, { amount }) => sum + amount, 0),
    free_spins_won: SCATTER_FREE_SPINS[scatters] ?? 0,
  };
}
