import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';

// Installs everything that `npm test` needs on this machine: the packages and the test tools.
await ensureInstalled();
for (const [variable, file] of Object.entries(await ensureTestTools({ all: true }))) console.log(`${variable}=${file}`);
