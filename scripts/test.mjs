import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath } from './runtime.mjs';

// `npm test -- journeys/cashier` runs the files whose path holds that; `--full` looks at every page in every way.
const args = process.argv.slice(2);
const isFull = args.includes('--full');
await ensureInstalled();
// One waits for the network, the other for the processor.
const [tools] = await Promise.all([ensureTestTools(), ensureBuilt()]);
become(nodePath(), ['node_modules/vitest/vitest.mjs', 'run', ...args.filter((arg) => arg !== '--full')], {
  ...tools,
  ...(isFull ? { TEST_FULL: '1' } : {}),
});
