import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath, root } from './runtime.mjs';

// Writes a picture of every page to test-results/screens/{guest or player}/{language}/{width}-{theme}/{page}.png.
await ensureInstalled();
const tools = await ensureTestTools();
await ensureBuilt();
const folder = path.join(root, 'test-results', 'screens');
rmSync(folder, { recursive: true, force: true });
become(
  nodePath(),
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'journeys',
    'tests/journeys/pages/everyPage.test.ts',
    'tests/journeys/pages/everyPageOfPlayer.test.ts',
  ],
  { ...tools, SCREENS: folder, TEST_FULL: '1' },
);
