import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath, root } from './runtime.mjs';

// A picture of every page, as test-results/screens/{guest or player}/{language}/{width}/{page}.png.
await ensureInstalled();
const browser = await ensureBrowser();
await ensureBuilt();
const folder = path.join(root, 'test-results', 'screens');
rmSync(folder, { recursive: true, force: true });
become(
  nodePath(),
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'journeys', 'tests/journeys/everyPage.test.ts'],
  { CHROMIUM_PATH: browser, SCREENS: folder },
);
