import { residentOf } from '#bench/residentOf.ts';
import { startBare, startBuilt } from '#bench/startProcess.ts';
import { medianOf } from './medianOf.ts';
import type { SpeedRow } from './SpeedRow.ts';

const TIMES = 5;

/** Seconds from the start of a built server to its first page, and its memory then; the sandbox is another process. */
export async function startRows(folder: string): Promise<SpeedRow[]> {
  const sandbox = await startBare('sandboxServer.ts', [], { measured: false });
  const sides = [folder, undefined].map((of) => ({ of, seconds: [] as number[], megabytes: [] as number[] }));
  for (let time = 0; time < TIMES; time += 1)
    for (const { of, seconds, megabytes } of sides) {
      const startedAt = performance.now();
      const site = await startBuilt({ PLATFORM_URL: sandbox.origin, CONTENT_URL: sandbox.origin, SANDBOX: '0' }, of);
      await (await fetch(`${site.origin}/`)).arrayBuffer();
      seconds.push((performance.now() - startedAt) / 1000);
      megabytes.push(residentOf(site.pid));
      await site.stop();
    }
  await sandbox.stop();
  const [before, after] = sides.map(({ seconds, megabytes }) => [medianOf(seconds), medianOf(megabytes)] as const);
  const [oldSeconds, oldMegabytes] = before ?? [0, 0];
  const [seconds, megabytes] = after ?? [0, 0];
  return [
    {
      what: 'seconds from a start to the first page',
      before: oldSeconds.toFixed(2),
      after: seconds.toFixed(2),
      goal: null,
      reached: true,
    },
    {
      what: 'MB of a fresh process after its first page',
      before: oldMegabytes.toFixed(0),
      after: megabytes.toFixed(0),
      goal: null,
      reached: true,
    },
  ];
}
