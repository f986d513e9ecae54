import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();
const upstreams = process.env.PLATFORM_URL && process.env.CONTENT_URL;
become(nodePath(), ['--enable-source-maps', 'dist/server/main.js'], {
  NODE_ENV: 'production',
  WELCOME: '1',
  SANDBOX: process.env.SANDBOX ?? (upstreams ? '0' : '1'),
});
