import { clockSteps } from './faults/clockSteps.ts';
import { coldStart } from './faults/coldStart.ts';
import { contentFails } from './faults/contentFails.ts';
import type { FaultRow, MeasureFaults } from './faults/FaultRow.ts';
import { fuzz } from './faults/fuzz.ts';
import { manyPlayers } from './faults/manyPlayers.ts';
import { memory } from './faults/memory.ts';
import { platformDead } from './faults/platformDead.ts';
import { postsOnce } from './faults/postsOnce.ts';
import { slowSockets } from './faults/slowSockets.ts';
import { stampede } from './faults/stampede.ts';
import { stopUnderLoad } from './faults/stopUnderLoad.ts';
import { valkeyFails } from './faults/valkeyFails.ts';

/**
 * `npm run bench -- --faults [--seconds=5] [--requests=12000] [--only=valkeyFails,memory]`: the built server on its bad days,
 * each measured beside its target. About five minutes; `--seconds=60 --requests=1000000` is the long run.
 */
const measurements: Record<string, MeasureFaults> = {
  contentFails,
  coldStart,
  stampede,
  platformDead,
  postsOnce,
  stopUnderLoad,
  slowSockets,
  valkeyFails,
  fuzz,
  manyPlayers,
  memory,
  clockSteps,
};

const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const scale = { seconds: Number(option('seconds') ?? 5), requests: Number(option('requests') ?? 12_000) };
const only = option('only')?.split(',');

function print({ what, measured, target, ok }: FaultRow): void {
  console.log(`${ok ? 'ok    ' : 'missed'} ${what}\n         ${measured}\n         target: ${target}`);
}

const startedAt = performance.now();
let missed = 0;
for (const [name, measure] of Object.entries(measurements)) {
  if (only && !only.includes(name)) continue;
  try {
    for (const row of await measure(scale)) {
      print(row);
      if (!row.ok) missed += 1;
    }
  } catch (error) {
    missed += 1;
    console.log(
      `missed ${name}\n         could not be measured: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
console.log(`${missed} missed; ${Math.round((performance.now() - startedAt) / 1000)} s`);
