import { execFileSync } from 'node:child_process';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath, root } from './runtime.mjs';

// Runs the unit tests that import files changed since the last commit (or a given one), the architecture tests, and the changed HTTP
// and browser tests: for those the imports do not show what they run.
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const [since = 'HEAD'] = process.argv.slice(2);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const sources = changed.filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.startsWith('tests/'));
const onTheWire = changed.filter((name) => /^tests\/(http|journeys)\/.*\.test\.ts$/.test(name));
await ensureInstalled();
const tools = onTheWire.length > 0 ? await ensureTestTools() : {};
if (onTheWire.length > 0) await ensureBuilt();
const projects = ['unit', 'architecture', ...(onTheWire.length > 0 ? ['http', 'journeys', 'alone'] : [])];
become(
  nodePath(),
  [
    'node_modules/vitest/vitest.mjs',
    'related',
    '--run',
    '--passWithNoTests',
    ...projects.flatMap((name) => ['--project', name]),
    ...sources,
    ...onTheWire,
    ...git('ls-files', 'tests/architecture/*.test.ts'),
  ],
  tools,
);
