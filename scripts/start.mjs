import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';
import { serverFlags } from './serverFlags.mjs';

await ensureInstalled();
await ensureBuilt();
const upstreams = process.env.PLATFORM_URL && process.env.CONTENT_URL;
const isLocal = ['', 'localhost', '127.0.0.1', '::1'].includes(process.env.HOST ?? '');
become(nodePath(), [...serverFlags, 'dist/server/main.js'], {
  NODE_ENV: 'production',
  WELCOME: '1',
  SANDBOX: process.env.SANDBOX ?? (upstreams ? '0' : '1'),
  // The pages of the fake providers listen on loopback, so only a browser on this machine can use them.
  ...(isLocal ? { SANDBOX_PAGES: '1' } : {}),
});
