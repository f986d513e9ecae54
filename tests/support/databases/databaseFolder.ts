import path from 'node:path';
import { sharedFolder } from '#tests/support/sharedFolder.ts';

/**
 * The folder of all test databases. The sandbox stores its pictures beside its database, and drawing the first of them at a start
 * takes fourteen seconds of a core: in one folder, the first sandbox draws them for all.
 */
export const databaseFolder = path.join(sharedFolder, 'croupier-sandboxes');
