import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { costTable } from './cost/costTable.ts';
import { measureRequests } from './cost/measureRequests.ts';
import { measureStreams } from './cost/measureStreams.ts';
import { leaveMeasuredCore } from './startProcess.ts';

/**
 * `npm run bench -- --cost [--write]`: processor time and memory of a request of each kind and of an open stream. Processor time, not
 * wall time, so that a busy machine measures nearly the same as an idle one. Takes some three minutes; `--write` puts the tables into
 * docs/costs.md.
 */
const FILE = 'docs/costs.md';
const SECTION = /<!-- cost -->\n[\s\S]*?<!-- \/cost -->/;

leaveMeasuredCore();
const busy = loadavg()[0] ?? 0;
const cost = { ...(await measureRequests()), stream: await measureStreams() };
const day = new Date().toISOString().slice(0, 10);
const machine = `Measured on ${day} on one core of ${cpus().length} (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, load average ${busy.toFixed(1)} at the start.`;
const table = costTable(cost, machine);
console.log(table);
if (process.argv.includes('--write'))
  writeFileSync(
    FILE,
    readFileSync(FILE, 'utf8').replace(SECTION, () => `<!-- cost -->\n${table}\n<!-- /cost -->`),
  );
