import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

// Told before a build, which the routes of pages are read from.
const [address] = process.argv.slice(2);
if (!address.startsWith('/')) {
  console.error(`"${address}" is no address: a path that begins with a slash is accepted.`);
  process.exit(2);
}
await ensureInstalled();
await ensureBuilt();
become(nodePath(), ['--disable-warning=ExperimentalWarning', 'server/tuning/explain.ts', ...process.argv.slice(2)]);
