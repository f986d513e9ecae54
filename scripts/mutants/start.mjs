import { ensureInstalled } from '../ensureInstalled.mjs';
import { become, nodePath } from '../runtime.mjs';

// Changes the code where a wrong line costs money or lets someone in, one place at a time, and counts the changes that no unit test
// notices (docs/tests.md).
await ensureInstalled();
become(nodePath(), ['scripts/mutants/main.ts', ...process.argv.slice(2)]);
