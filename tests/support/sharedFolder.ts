import { tmpdir } from 'node:os';

/** The temporary folder of the machine, for what all runs of the tests share; that of one run is removed at its end (openRunFolder). */
export const sharedFolder = process.env['TEST_SHARED_FOLDER'] ?? tmpdir();
