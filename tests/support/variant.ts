import { test } from 'vitest';

/**
 * A test of a variant, such as a load that is retried, a second vendor or an unusual network (docs/tests.md). `npm test` without
 * arguments, the loop of a developer, leaves it out; CI and a run of chosen files include it.
 */
export const variant = process.env['TEST_QUICK'] === '1' ? test.skip : test;
