import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureTestTools } from './ensureTestTools.mjs';

// Everything that `npm test` needs on this machine: the packages, and what does not come with them.
await ensureInstalled();
for (const [variable, file] of Object.entries(await ensureTestTools({ all: true }))) console.log(`${variable}=${file}`);
