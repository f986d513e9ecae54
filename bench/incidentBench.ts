import { chosenOf } from '#scripts/commands/chosenOf.ts';
import { type Prometheus, startPrometheus } from './dashboard/startPrometheus.ts';
import type { Incident, Signal } from './incidents/Incident.ts';
import { incidents } from './incidents/incidents.ts';
import { rehearse } from './incidents/rehearse.ts';
import { startRig } from './incidents/startRig.ts';

/**
 * `npm run rehearse [-- --only=valkeyGone,flood] [--alerts]`: causes the incidents of the runbook (docs/runbook.md) on its own site, one by
 * one, and prints how soon each signal reported it and how soon the signals cleared afterwards. Exits with 1 if a signal was missing or late.
 * With `--alerts` a Prometheus (`PROMETHEUS`, or on the PATH) scrapes the site, and the alert of each incident is a signal too, whenever it comes.
 */
const LIMIT = 30_000;
/** Exit code. */
const NOT_REHEARSED = 2;
/** Alerts about a replica that is not scraped here, about a quarter of an hour, or about the day before: they have cases in alerts.test.yml alone. */
const NOT_SEEN_AT_ONCE = new Set(['SiteDown', 'PolicyViolations', 'GuestsAsPlayers']);
const withAlerts = process.argv.includes('--alerts');
const chosen = chosenOf<Incident>(incidents);
const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`);

/** What the rehearsal needs is missing: told without a stack. */
function refuse(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(NOT_REHEARSED);
}

const rig = await startRig().catch(refuse);
let missed = 0;
try {
  for (const [name, incident] of chosen) {
    const { alert } = incident;
    // One for each incident, so that rates know nothing of the one before.
    const prometheus =
      withAlerts && alert && !NOT_SEEN_AT_ONCE.has(alert)
        ? await startPrometheus(rig.site.origin).catch(async (error: Error) => {
            await rig.stop();
            return refuse(error);
          })
        : undefined;
    const signals = [...incident.signals, ...(prometheus && alert ? [alertPending(prometheus, alert)] : [])];
    const within = incident.within * 1000;
    const { reported, cleared } = await rehearse({ ...incident, signals }, rig, LIMIT);
    await prometheus?.stop();
    const isInTime = (ms: number | undefined, index: number) =>
      ms !== undefined && (index >= incident.signals.length || ms <= within);
    const isRight = reported.every(isInTime) && cleared !== undefined;
    if (!isRight) missed += 1;
    console.log(`${isRight ? 'ok    ' : 'missed'} ${name}: ${incident.what}`);
    for (const [index, { text }] of signals.entries())
      console.log(`       ${seconds(reported[index]).padStart(7)}  ${text}`);
    console.log(`       ${seconds(cleared).padStart(7)}  after its end all is quiet`);
  }
} finally {
  await rig.stop();
}
console.log(`${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;

/** An alert of ops/prometheus whose expression is true for a Prometheus that scrapes the site; it fires after its `for`. */
function alertPending(prometheus: Prometheus, alert: string): Signal {
  return {
    text: `the alert \`${alert}\` is pending`,
    read: async () => ((await prometheus.alerts()).includes(alert) ? 1 : 0),
    reports: (now, before) => now > before,
  };
}
