import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/bundle/compileMessages.ts';
import { importLate } from './scripts/bundle/importLate.ts';
import { nameRouteFiles } from './scripts/bundle/nameRouteFiles.ts';
import { LongestFirst } from './scripts/longestFirst.ts';
import { RunReport } from './scripts/runReport.ts';
import { openRunFolder } from './scripts/runs/runFolder.ts';

openRunFolder();

/** Three on two cores: each worker spends a sixth of its time waiting. */
const WORKERS = Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2))) + 1;
/** A browser and its site use more than one core: with a third worker on two cores journeys take longer and a tenth more work. */
const BROWSER_WORKERS = WORKERS - 1;

/** Files that load or measure the whole machine. */
const ALONE = ['operation/exhaustion', 'operation/load', 'operation/operations', 'wire/streaming'].map(
  (name) => `tests/http/${name}.test.ts`,
);

/** On CI a failed test is retried once, because chance and lack of time fail some. The end of the run lists them as flaky. */
const retry = process.env['TEST_RETRY'] === '1' ? 1 : 0;

const onTheWire = { globalSetup: 'tests/support/databases/seedDatabase.ts', isolate: false };

/** Unit tests are beside the code; architecture, HTTP and browser tests have separate projects (docs/tests.md). */
export default defineConfig({
  plugins: [compileMessages(), nameRouteFiles(), importLate()],
  css: { transformer: 'lightningcss' },
  test: {
    maxWorkers: WORKERS,
    retry,
    // Hundreds of tests sign in.
    env: { SANDBOX_PASSWORD_BITS: process.env['SANDBOX_PASSWORD_BITS'] ?? '8' },
    // Long enough for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', new RunReport()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,config,server,client,sandbox,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: 'tests/support/boundFuzzing.ts',
          // Only for tests that hang: RunReport reports slow ones.
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
          // Of the concurrent tests of a file: more would start too many sites at the same time.
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
          maxWorkers: BROWSER_WORKERS,
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
