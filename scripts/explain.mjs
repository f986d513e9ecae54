import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

// The routes of pages are in the build.
await ensureInstalled();
await ensureBuilt();
become(nodePath(), ['--disable-warning=ExperimentalWarning', 'server/tuning/explain.ts', ...process.argv.slice(2)]);
