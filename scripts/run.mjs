import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

// Runs a file of TypeScript, or one that imports such, with the Node of the packages: `node scripts/run.mjs sandbox/main.ts`. An older Node
// on the PATH cannot read them, and a clean clone has no packages yet.
await ensureInstalled();
become(nodePath(), ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)]);
