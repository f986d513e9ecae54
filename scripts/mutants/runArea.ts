import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import type { Area } from './areas.ts';
import type { Report } from './verdictOf.ts';

/** Percentage of mutants that the tests of an area must notice. */
export const MIN_KILLED = 85;

/**
 * Removes from an earlier report what Stryker would take over although it may have changed: it does not know which tests reach code that
 * runs when a module loads, and on a busy machine a slow test counts as one that never ends.
 */
function forgetDoubtful(file: string): void {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  for (const entry of Object.values(report.files))
    entry.mutants = entry.mutants.filter(
      ({ status, static: isStatic }) =>
        status !== 'NoCoverage' && status !== 'Timeout' && status !== 'Ignored' && !(status === 'Survived' && isStatic),
    );
  writeFileSync(file, JSON.stringify(report));
}

/**
 * Runs the tests of an area against its mutants. What an earlier run knows of unchanged code and tests is kept in node_modules/.cache,
 * also after an interruption; `isFresh` runs all again, because Stryker does not see a change of a file that is only imported. `isInside`
 * leaves out code that runs when a module loads, each mutant of which needs a process of its own.
 */
export async function runArea(
  name: string,
  { code }: Area,
  { isFresh, isInside }: { isFresh: boolean; isInside: boolean },
): Promise<Report> {
  const incrementalFile = `.cache/mutants/${name}.json`;
  forgetDoubtful(incrementalFile);
  // Read by vitest.mutants.config.ts in the processes of the tests.
  process.env['MUTANTS_AREA'] = name;
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/ignoreTexts.ts'],
    ignorers: ['texts'],
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    mutate: [...code, '!**/*.test.ts', '!**/*.testing.ts'],
    coverageAnalysis: 'perTest',
    // On a busy machine a slow test is not one that never ends.
    timeoutMS: 10_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()),
    concurrency: 1,
    incremental: true,
    incrementalFile,
    force: isFresh,
    ignoreStatic: isInside,
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: ['dist', 'test-results', 'docs', 'bench', 'ops', 'tests/http', 'tests/journeys', '.data', '.cache'],
    reporters: ['progress'],
    // TypeScript 7 has no interface for programs, with which Stryker would read tsconfig.json.
    tsconfigFile: 'none.json',
    thresholds: { high: 100, low: MIN_KILLED, break: MIN_KILLED },
    allowConsoleColors: process.stdout.isTTY,
  }).runMutationTest();
  return JSON.parse(readFileSync(incrementalFile, 'utf8')) as Report;
}
