import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
become(nodePath(), ['--watch-path=server', '--watch-path=config', '--watch-preserve-output', 'server/main.ts'], {
  NODE_ENV: 'development',
});
