import { type CompareOptions, compare, type Pair } from '#bench/compare.ts';
import { cachedPair } from '#bench/pairs/cachedPair.ts';
import { callPair } from '#bench/pairs/callPair.ts';
import { hallPair } from '#bench/pairs/hallPair.ts';
import type { SpeedRow } from './SpeedRow.ts';

const short: CompareOptions = { pairs: 1, rounds: 4, seconds: 1, connections: 32 };
const measurements: readonly {
  name: string;
  what: string;
  start: (folder?: string) => Promise<Pair>;
  goal: number;
  options: CompareOptions;
}[] = [
  {
    name: 'apiGet',
    what: '/api GET, against a bare pipe',
    start: (folder) => callPair('GET', folder),
    goal: 0.9,
    options: short,
  },
  {
    name: 'apiPost',
    what: '/api POST, against a bare pipe',
    start: (folder) => callPair('POST', folder),
    goal: 0.9,
    options: short,
  },
  {
    name: 'hall',
    what: 'rendered hall, against bare React',
    start: hallPair,
    goal: 0.9,
    options: { pairs: 1, rounds: 4, seconds: 2, connections: 8 },
  },
  {
    name: 'cached',
    what: 'cached page, brotli, against a bare server',
    start: (folder) => cachedPair('br', folder),
    goal: 0.95,
    options: short,
  },
];

/** For each, processor time of a bare server that does the same, divided by ours: 1 if we cost nothing more. */
export const shareRows: Record<string, (folder: string) => Promise<SpeedRow[]>> = Object.fromEntries(
  measurements.map(({ name, what, start, goal, options }) => [
    name,
    async (folder: string) => {
      const { cpu: before } = await compare(() => start(folder), options);
      const { cpu: after } = await compare(() => start(), options);
      return [{ what, before: before.toFixed(2), after: after.toFixed(2), goal: String(goal), reached: after >= goal }];
    },
  ]),
);
