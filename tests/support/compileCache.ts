import path from 'node:path';
import { sharedFolder } from './sharedFolder.ts';

/** NODE_COMPILE_CACHE of the processes that tests start: shared compiled code saves a tenth of a start. */
export const compileCache = path.join(sharedFolder, 'croupier-compiled');
