import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();
become(nodePath(), ['bench/main.ts'], { NODE_ENV: 'production' });
