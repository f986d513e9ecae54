import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { importersOf } from './imports/importersOf.mjs';
import { become, nodePath, root, run } from './runtime.mjs';

// Runs the unit tests that import files changed since the last commit (or a given one), the architecture tests, the changed HTTP and
// browser tests, and those that import a changed file of tests/: what they run of the product, the imports do not show.
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const args = process.argv.slice(2);
const isAll = args.includes('--all');
const [since = 'HEAD'] = args.filter((arg) => arg !== '--all');
/** More would take minutes: without `--all` they are only counted. */
const MAX_IMPORTERS = 10;

const untracked = (...paths) => git('ls-files', '--others', '--exclude-standard', ...paths);
const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...untracked()];
const sources = changed.filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.startsWith('tests/'));
const isOnTheWire = (name) => /^tests\/(http|journeys)\/.*\.test\.ts$/.test(name);

/** The HTTP and browser tests that import a changed file of tests/. */
function importers() {
  const removed = new Set(git('ls-files', '--deleted', 'tests'));
  const names = [...git('ls-files', 'tests/*.ts'), ...untracked('tests/*.ts')].filter((name) => !removed.has(name));
  const texts = new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
  const found = importersOf(
    changed.filter((name) => name.startsWith('tests/')),
    texts,
  );
  return found.filter((name) => isOnTheWire(name) && !changed.includes(name));
}

const affected = importers();
const isTooMany = affected.length > MAX_IMPORTERS && !isAll;
const onTheWire = [...changed.filter(isOnTheWire), ...(isTooMany ? [] : affected)];
await ensureInstalled();
const { code } = await run(nodePath(), [
  'node_modules/vitest/vitest.mjs',
  'related',
  '--run',
  '--passWithNoTests',
  ...['unit', 'architecture'].flatMap((name) => ['--project', name]),
  ...sources,
  ...git('ls-files', 'tests/architecture/*.test.ts'),
]);
if (isTooMany) {
  const command = ['npm run test:changed -- --all', ...(since === 'HEAD' ? [] : [since])].join(' ');
  console.log(
    `${affected.length} HTTP and browser test files import a changed file of tests/. To run them: ${command}`,
  );
}
if (code !== 0 || onTheWire.length === 0) process.exit(code);
const [tools] = await Promise.all([ensureTestTools(), ensureBuilt()]);
// Not `related`: it would also run every one of them that imports a changed source.
become(nodePath(), ['node_modules/vitest/vitest.mjs', 'run', ...onTheWire], tools);
