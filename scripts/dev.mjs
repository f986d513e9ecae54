import { ensureInstalled } from './ensureInstalled.mjs';
import { become, nodePath } from './runtime.mjs';

await ensureInstalled();
become(nodePath(), ['--disable-warning=ExperimentalWarning', 'scripts/dev/main.ts'], { NODE_ENV: 'development' });
