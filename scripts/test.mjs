import { emptyScreens } from './emptyScreens.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath } from './runtime.mjs';

// `npm test -- journeys/cashier` runs the files whose path contains the argument; `--full` checks every page in every variant and saves
// their pictures.
const args = process.argv.slice(2);
const isFull = args.includes('--full');
await ensureInstalled();
// In parallel: one waits for the network, the other for the processor.
const [tools] = await Promise.all([ensureTestTools({ all: isFull }), ensureBuilt()]);
become(nodePath(), ['node_modules/vitest/vitest.mjs', 'run', ...args.filter((arg) => arg !== '--full')], {
  ...tools,
  ...(isFull ? { TEST_FULL: '1', SCREENS: emptyScreens() } : {}),
});
