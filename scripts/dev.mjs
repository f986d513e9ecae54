import { existsSync } from 'node:fs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
// What the server itself imports and reads; Vite serves edits of the client without a new start.
const watched = ['server', 'config', 'shared', '.env'].filter((name) => existsSync(name));
become(nodePath(), [...watched.map((name) => `--watch-path=${name}`), '--watch-preserve-output', 'server/main.ts'], {
  NODE_ENV: 'development',
});
