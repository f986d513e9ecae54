import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureFirefox } from './ensureFirefox.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureJava } from './ensureJava.mjs';
import { ensureValkey } from './ensureValkey.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
const browser = await ensureBrowser();
const firefox = await ensureFirefox();
const java = await ensureJava();
const valkey = await ensureValkey();
await ensureBuilt();
become(nodePath(), ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser,
  ...(firefox ? { FIREFOX_PATH: firefox } : {}),
  ...(java ? { JAVA_PATH: java } : {}),
  ...(valkey ? { VALKEY_SERVER: valkey } : {}),
});
