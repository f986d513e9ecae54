import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The sandbox stores its pictures beside its database, and draws the first of them when it starts: fourteen seconds of a core.
 * Where all databases lie in one folder, the first site draws for all of them.
 */
export const databaseFolder = path.join(tmpdir(), 'croupier-sandboxes');
