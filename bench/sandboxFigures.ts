import { type CompareOptions, type Comparison, compare, type Pair } from './compare.ts';
import { startBare } from './startProcess.ts';

const CALL = '/api/metadata.getgeneralinfo?version=2.34&locale=uz';
const SECOND = 1000;
/** Starts of which the median counts. */
const TIMES = 3;

/** Compares a simple GET of the sandbox with the same bytes from a bare server. */
export async function sandboxCall(
  rounds: CompareOptions,
): Promise<{ what: string; comparison: Comparison; by: 'speed'; target: number }> {
  const start = async (): Promise<Pair> => {
    const sandbox = await startBare('sandboxServer.ts', [], { measured: true });
    const bare = await startBare('bareJson.ts', [sandbox.origin + CALL], { measured: true });
    return {
      ours: { server: sandbox, url: sandbox.origin + CALL },
      bare: { server: bare, url: bare.origin },
      stop: () => Promise.all([sandbox.stop(), bare.stop()]),
    };
  };
  const comparison = await compare(start, rounds);
  return { what: 'sandbox, simple GET', comparison, by: 'speed', target: 0.3 };
}

/** Time until a new sandbox answers. */
export async function sandboxStarts(): Promise<{ what: string; text: string; reached: boolean }[]> {
  const figures = [];
  for (const [games, limit] of [
    [480, 3 * SECOND],
    [5_000, 10 * SECOND],
  ] as const) {
    const took = await firstStart(games);
    figures.push({
      what: `sandbox, first start, ${games} games`,
      text: `${Math.round(took)} ms; target ${limit} ms`,
      reached: took <= limit,
    });
  }
  return figures;
}

/** Milliseconds to the first answer of a new sandbox with `games` games, with its database and seeded players. The median of three. */
async function firstStart(games: number): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    const sandbox = await startBare('sandboxServer.ts', [String(games)], { measured: true });
    await (await fetch(`${sandbox.origin}/api/games.get?version=2.34&locale=uz`)).arrayBuffer();
    times.push(performance.now() - began);
    await sandbox.stop();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] as number;
}
