import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath, run } from './runtime.mjs';

// Writes the files that tests only compare with the code: tables of documents, the API reference, styles and icons of the brand. Browser
// tests write docs/generated/reading-order.md and the spoken lines: `npm run test:full -- readingOrder -u`.
await ensureInstalled();
const EXAMPLES = 'sandbox/platform/methodExamples.test.ts';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-u'];
const env = { GENERATE: '1' };
// openapi.json is written from the examples.
const { code } = await run(nodePath(), [...vitest, '--project', 'unit', EXAMPLES], { env });
if (code !== 0) process.exit(code);
become(
  nodePath(),
  [
    ...vitest,
    ...['architecture', 'unit'].flatMap((name) => ['--project', name]),
    'tests/architecture',
    'client/ui/theme',
    'client/ui/media',
    'config/describeEnv.test.ts',
  ],
  env,
);
