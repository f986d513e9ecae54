import { emptyScreens } from './emptyScreens.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath } from './runtime.mjs';

// Without arguments, the tests of variants are left out; `--all` includes them. `npm test -- journeys/cashier` runs the files whose path
// contains the argument, whole. `--full` checks every page in every language, width and theme and saves their pictures.
const ownFlags = ['--all', '--full'];
const args = process.argv.slice(2);
const isFull = args.includes('--full');
const isQuick = args.length === 0;
await ensureInstalled();
// In parallel: one waits for the network, the other for the processor.
const [tools] = await Promise.all([ensureTestTools({ all: isFull }), ensureBuilt()]);
become(nodePath(), ['node_modules/vitest/vitest.mjs', 'run', ...args.filter((arg) => !ownFlags.includes(arg))], {
  ...tools,
  ...(isQuick ? { TEST_QUICK: '1' } : {}),
  ...(isFull ? { TEST_FULL: '1', SCREENS: emptyScreens() } : {}),
});
