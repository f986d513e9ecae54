import { test } from 'vitest';

/**
 * A test of a variant: a flow that fails and is retried, a second vendor or way in, an unusual browser or network. `npm test` without
 * arguments, the loop of a developer, leaves it out; CI and a run of chosen files include it.
 */
export const variant = test.skipIf(process.env['TEST_QUICK'] === '1');
