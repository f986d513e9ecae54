import type { Incident } from './incidents/Incident.ts';
import { incidents } from './incidents/incidents.ts';
import { rehearse } from './incidents/rehearse.ts';
import { startRig } from './incidents/startRig.ts';

/**
 * `npm run rehearse [-- --only=valkeyGone,flood]`: causes the incidents of the runbook (docs/runbook.md) on its own site, one by one,
 * and prints how soon each signal reported it and how soon the signals cleared afterwards. Exits with 1 if a signal was missing or late.
 */
const LIMIT = 30_000;
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`);

const rig = await startRig();
let missed = 0;
try {
  for (const [name, incident] of Object.entries<Incident>(incidents)) {
    if (only && !only.includes(name)) continue;
    const { reported, cleared } = await rehearse(incident, rig, LIMIT);
    const isRight = reported.every((ms) => ms !== undefined && ms <= incident.within * 1000) && cleared !== undefined;
    if (!isRight) missed += 1;
    console.log(`${isRight ? 'ok    ' : 'missed'} ${name}: ${incident.what}`);
    for (const [index, { text }] of incident.signals.entries())
      console.log(`       ${seconds(reported[index]).padStart(7)}  ${text}`);
    console.log(`       ${seconds(cleared).padStart(7)}  after its end all is quiet`);
  }
} finally {
  await rig.stop();
}
console.log(`${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
