import { availableParallelism, loadavg } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/bundle/compileMessages.ts';
import { importLate } from './scripts/bundle/importLate.ts';
import { nameRouteFiles } from './scripts/bundle/nameRouteFiles.ts';
import { AREAS } from './scripts/mutants/areas.ts';
import { openRunFolder } from './scripts/runs/runFolder.ts';

// A process of mutants is often killed; the next one removes its folder.
openRunFolder({ isSilent: true });

const area = AREAS[process.env['MUTANTS_AREA'] ?? ''];

/** The unit tests of one area of `npm run test:mutants`; Stryker runs those that cover a mutant. */
export default defineConfig({
  plugins: [compileMessages(), nameRouteFiles(), importLate()],
  css: { transformer: 'lightningcss' },
  test: {
    include: area?.tests ?? [],
    ...(area?.testNames ? { testNamePattern: area.testNames } : {}),
    // Code with mutants in it is slow.
    exclude: ['**/*Speed.test.ts'],
    env: { SANDBOX_PASSWORD_BITS: '8' },
    setupFiles: 'scripts/mutants/seedFuzzing.ts',
    // A mutant that never answers must fail its test before Stryker gives the process up; a busy machine must not.
    testTimeout: 6_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()),
    // A mutant of code that runs when a module loads needs a new process, which would compile everything again.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/modules',
  },
});
