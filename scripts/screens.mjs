import { emptyScreens } from './emptyScreens.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath } from './runtime.mjs';

// Writes a picture of every page to test-results/screens/{guest or player}/{language}/{width}-{theme}/{page}.png.
await ensureInstalled();
const tools = await ensureTestTools();
await ensureBuilt();
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
  { ...tools, SCREENS: emptyScreens(), TEST_FULL: '1' },
);
