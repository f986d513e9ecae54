import { type CompareOptions, compare, type Pair } from '#bench/compare.ts';
import { cachedPair } from '#bench/pairs/cachedPair.ts';
import { callPair } from '#bench/pairs/callPair.ts';
import { hallPair } from '#bench/pairs/hallPair.ts';
import type { SpeedRow } from './SpeedRow.ts';

const short: CompareOptions = { pairs: 1, rounds: 4, seconds: 1, connections: 32 };
const measurements: readonly {
  what: string;
  start: (folder?: string) => Promise<Pair>;
  goal: number;
  options: CompareOptions;
}[] = [
  { what: '/api GET, against a bare pipe', start: (folder) => callPair('GET', folder), goal: 0.9, options: short },
  { what: '/api POST, against a bare pipe', start: (folder) => callPair('POST', folder), goal: 0.9, options: short },
  {
    what: 'rendered hall, against bare React',
    start: hallPair,
    goal: 0.9,
    options: { pairs: 1, rounds: 4, seconds: 2, connections: 8 },
  },
  {
    what: 'cached page, brotli, against a bare server',
    start: (folder) => cachedPair('br', folder),
    goal: 0.95,
    options: short,
  },
];

/** Processor time of a bare server that does the same, divided by ours: 1 if we cost nothing more. */
export async function shareRows(folder: string): Promise<SpeedRow[]> {
  const rows: SpeedRow[] = [];
  for (const { what, start, goal, options } of measurements) {
    const { cpu: before } = await compare(() => start(folder), options);
    const { cpu: after } = await compare(() => start(), options);
    rows.push({
      what,
      before: before.toFixed(2),
      after: after.toFixed(2),
      goal: String(goal),
      reached: after >= goal,
    });
  }
  return rows;
}
