import { execFileSync } from 'node:child_process';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath, root } from './runtime.mjs';

// The unit tests that import what has changed since the last commit (or since the one named), the rules of the codebase, and
// the tests of the wire and the browser that were changed themselves: those know nothing of what they run.
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
