import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();
const [first, ...rest] = process.argv.slice(2);
// The bad days are measured apart: they take longer and start dozens of servers.
if (first === '--faults') become(nodePath(), ['bench/faultBench.ts', ...rest], await ensureTestTools());
else become(nodePath(), ['bench/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
