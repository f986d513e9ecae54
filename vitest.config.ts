import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/bundle/compileMessages.ts';
import { LongestFirst } from './scripts/longestFirst.ts';
import { SlowestFiles } from './scripts/slowestFiles.ts';

/** Three on the smallest machine: a sixth of the time each waits for a clock, a browser or an answer. */
const WORKERS = Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2))) + 1;

/** These take much of the machine or measure it: when nothing else runs, the one that waits beside those that work. */
const ALONE = ['operation/exhaustion', 'operation/operations', 'wire/streaming'].map(
  (name) => `tests/http/${name}.test.ts`,
);

/** A machine that nobody watches tries once more what failed: chance or want of time. The end of the run names it. */
const retry = process.env['TEST_RETRY'] === '1' ? 1 : 0;

const onTheWire = { globalSetup: 'tests/support/sites/seedDatabase.ts', isolate: false };

/** Unit tests sit beside the code; the wire, the browser and the rules of the codebase have their own projects. */
export default defineConfig({
  plugins: [compileMessages()],
  css: { transformer: 'lightningcss' },
  test: {
    maxWorkers: WORKERS,
    retry,
    // Hundreds of tests sign in.
    env: { SANDBOX_PASSWORD_BITS: process.env['SANDBOX_PASSWORD_BITS'] ?? '8' },
    // What is waited for comes soon on an idle machine, and late on a busy one.
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', new SlowestFiles()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,config,server,client,sandbox,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: 'tests/support/boundFuzzing.ts',
          // A guard against what hangs; that a test is slow is said by its budget.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...onTheWire,
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          exclude: ALONE,
          // Of a file's concurrent tests, which wait for seconds: more sites would only start all at the same time.
          maxConcurrency: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...onTheWire,
          globalSetup: [onTheWire.globalSetup, 'tests/support/looks/buildGallery.ts'],
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...onTheWire,
          name: 'alone',
          include: ALONE,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
