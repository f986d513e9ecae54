import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureValkey } from './ensureValkey.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();
const [first, ...rest] = process.argv.slice(2);
// The bad days are measured apart: they take longer and start dozens of servers.
if (first === '--faults') {
  const valkey = await ensureValkey();
  become(nodePath(), ['bench/faultBench.ts', ...rest], valkey ? { VALKEY_SERVER: valkey } : {});
} else become(nodePath(), ['bench/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
