import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureValkey } from './ensureValkey.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
const browser = await ensureBrowser();
const valkey = await ensureValkey();
await ensureBuilt();
become(nodePath(), ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser,
  ...(valkey ? { VALKEY_SERVER: valkey } : {}),
});
