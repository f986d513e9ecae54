import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath } from './runtime.mjs';

// Measures home, hall and a game on a cheap phone with a slow connection, as medians (docs/tests.md).
await ensureInstalled();
const tools = await ensureTestTools();
await ensureBuilt();
become(nodePath(), ['bench/phoneSpeed.ts', ...process.argv.slice(2)], { NODE_ENV: 'production', ...tools });
