import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();
const [first, ...rest] = process.argv.slice(2);
// The faults are a separate run: they take longer and start dozens of servers.
if (first === '--faults') become(nodePath(), ['bench/faultBench.ts', ...rest], await ensureTestTools());
else if (first === '--incidents') become(nodePath(), ['bench/incidentBench.ts', ...rest], await ensureTestTools());
else if (first === '--dashboard') become(nodePath(), ['bench/dashboardPicture.ts', ...rest], await ensureTestTools());
else if (first === '--table') become(nodePath(), ['bench/speed/speedTable.ts', ...rest], { NODE_ENV: 'production' });
else if (first === '--cost') become(nodePath(), ['bench/costBench.ts', ...rest], { NODE_ENV: 'production' });
else if (first === '--brands') become(nodePath(), ['bench/brandCost.ts', ...rest], { NODE_ENV: 'production' });
else become(nodePath(), ['bench/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
