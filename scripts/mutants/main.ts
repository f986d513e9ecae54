/* oxlint-disable no-console -- a command for developers */
import { setPriority } from 'node:os';
import { AREAS } from './areas.ts';
import { JUDGED } from './judged.ts';
import { MIN_KILLED, runArea } from './runArea.ts';
import { verdictOf } from './verdictOf.ts';

const args = process.argv.slice(2);
const isFresh = args.includes('--fresh');
/** Only code inside functions, for a busy machine. */
const isInside = args.includes('--inside');
/** Files of the area to mutate, instead of all. */
const files = args.filter((arg) => arg.includes('/'));
const names = args.filter((arg) => !arg.startsWith('--') && !files.includes(arg));
const unknown = names.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. The areas are ${Object.keys(AREAS).join(', ')}.`);
  process.exit(1);
}
// It works for many minutes, beside whatever the developer does.
setPriority(10);
const table: string[] = [];
for (const name of names.length > 0 ? names : Object.keys(AREAS)) {
  const area = AREAS[name];
  if (!area) continue;
  const startedAt = Date.now();
  const report = await runArea(name, files.length > 0 ? { ...area, code: files } : area, { isFresh, isInside });
  const isMeant = ({ file }: { file: string }) => files.length === 0 || files.includes(file);
  const verdict = verdictOf(
    { files: Object.fromEntries(Object.entries(report.files).filter(([file]) => isMeant({ file }))) },
    (JUDGED[name] ?? []).filter(isMeant),
  );
  const { killed, total, survivors, unjudged } = verdict;
  // What was left out does not survive, and its judgement stands.
  const outdated = isInside ? [] : verdict.outdated;
  const percentage = (killed / total) * 100;
  const isWrong = percentage < MIN_KILLED || (area.isJudged && unjudged.length + outdated.length > 0);
  const shown = area.isJudged ? unjudged : survivors;
  for (const { file, line, code, mutant } of shown)
    console.log(`survives  ${file}\n  in      ${line}\n  code    ${code}\n  mutant  ${mutant}`);
  if (area.isJudged && unjudged.length > 0)
    console.log('Each needs a test that notices it, or a judgement in scripts/mutants/judged.ts.');
  for (const { file, line, mutant } of outdated)
    console.log(`judged but no longer survives: ${file}: ${line} (${mutant})`);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  table.push(
    `${isWrong ? 'FAIL' : 'ok  '} ${name}: ${killed} of ${total} killed (${percentage.toFixed(1)} %), ${seconds} s`,
  );
  if (isWrong) process.exitCode = 1;
}
console.log(table.join('\n'));
