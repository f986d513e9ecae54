import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

// Writes the files that tests only compare with the code: tables of documents, the API reference, styles and icons of the brand. Browser
// tests write docs/generated/reading-order.md and the spoken lines: `npm run test:full -- readingOrder -u`.
await ensureInstalled();
become(
  nodePath(),
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '-u',
    ...['architecture', 'unit'].flatMap((name) => ['--project', name]),
    'tests/architecture',
    'client/ui/theme',
    'client/ui/media',
    'config/describeEnv.test.ts',
    'sandbox/platform/methodExamples.test.ts',
  ],
  { GENERATE: '1' },
);
