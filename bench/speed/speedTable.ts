import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { canPin, leaveMeasuredCore } from '#bench/startProcess.ts';
import { chosenOf } from '#scripts/commands/chosenOf.ts';
import { firstByteRows } from './firstByteRows.ts';
import { processorRows } from './processorRows.ts';
import type { SpeedRow } from './SpeedRow.ts';
import { shareRows } from './shareRows.ts';
import { startRows } from './startRows.ts';
import { streamsRow } from './streamsRow.ts';

/**
 * `npm run bench -- --table --before=FOLDER [--only=processor,apiGet]`: measures this version of the site and another one, built in FOLDER, in
 * one run, and writes the table of docs/operations.md. Seven minutes; on a machine at rest. With `--only` the table is printed, not written.
 */
const FILE = 'docs/operations.md';
const BEGIN = '<!-- speed: written by npm run bench -- --table -->';
const END = '<!-- /speed -->';

const measurements: Record<string, (folder: string) => Promise<SpeedRow[]>> = {
  processor: processorRows,
  firstByte: firstByteRows,
  ...shareRows,
  streams: async (folder) => [await streamsRow(folder)],
  start: startRows,
};

const optionOf = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

function tableOf(rows: readonly SpeedRow[], load: number): string {
  const lines = rows.map(
    ({ what, before, after, goal, reached }) =>
      `| ${what} | ${before} | ${after} | ${goal ?? ''} | ${goal === null ? '' : reached ? 'yes' : 'no'} |`,
  );
  const where = canPin ? 'the server on a core of its own' : 'not pinned';
  const measured = `Measured in one run on ${new Date().toISOString().slice(0, 10)}, in turns, medians; ${where}; load average at the start ${load.toFixed(1)}.`;
  return [measured, '', '| | before | after | goal | reached |', '|---|---|---|---|---|', ...lines].join('\n');
}

function write(table: string): void {
  const text = readFileSync(FILE, 'utf8');
  const [from, to] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  if (from < BEGIN.length || to < from) throw new Error(`${FILE} has no place for the table`);
  writeFileSync(FILE, `${text.slice(0, from)}\n${table}\n${text.slice(to)}`);
}

const folder = optionOf('before');
if (folder === undefined) throw new Error('--before=FOLDER names the folder of another version, built there');
const chosen = chosenOf(measurements);
const load = loadavg()[0] ?? 0;
leaveMeasuredCore();
const rows: SpeedRow[] = [];
for (const [name, measure] of chosen) {
  try {
    rows.push(...(await measure(folder)));
  } catch (error) {
    // The others are measured all the same.
    process.stdout.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
  process.stdout.write(`${name} measured after ${Math.round(performance.now() / 1000)} s\n`);
}
const table = tableOf(rows, load);
process.stdout.write(`${table}\n`);
if (optionOf('only') === undefined) write(table);
