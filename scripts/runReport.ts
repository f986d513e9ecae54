import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Lines of a list, and of an error. */
const SHOWN = 20;
/** Time budget of a test in seconds. Only reported, because tests take longer on a busy machine. */
const BUDGETS: Record<string, number> = { unit: 1, architecture: 1, http: 5, alone: 5, journeys: 15 };

interface Fault {
  message: string;
  /** What differs, with colours. */
  diff?: string | undefined;
  /** What was expected in a step of a journey. */
  cause?: unknown;
}

interface Timed {
  name: string;
  /** Milliseconds. */
  time: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

/**
 * Prints after a run: the slowest files, if there are several, the slowest tests over their project's budget, every flaky test with the
 * error of its first try, and, last, every failed test and error outside tests, which a long log hides.
 */
export class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly Fault[] = []): void {
    const files = modules.map((module) => {
      const { duration, collectDuration, prepareDuration } = module.diagnostic();
      return { name: module.relativeModuleId, time: duration + collectDuration + prepareDuration };
    });
    const slow = slowest(files).map(({ name, time }) => `${seconds(time)}  ${name}`);
    const over = modules.flatMap((module) => {
      const budget = BUDGETS[module.project.name];
      if (budget === undefined) return [];
      return [...module.children.allTests()]
        .map((test) => ({
          name: `of ${budget} s: ${module.relativeModuleId}: ${test.fullName}`,
          time: test.diagnostic()?.duration ?? 0,
        }))
        .filter(({ time }) => time > budget * 1000);
    });
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
    const told = (isTold: (test: TestCase) => boolean | undefined) =>
      tests
        .filter(({ test }) => isTold(test))
        .flatMap(({ module, test }) => [
          `  ${module.relativeModuleId}: ${test.fullName}`,
          ...(test.result().errors ?? []).slice(0, 1).flatMap(linesOf),
        ]);
    const failed = [
      ...told((test) => test.result().state === 'failed'),
      // A file that cannot be loaded has no tests.
      ...modules.flatMap((module) => {
        const faults = module.errors();
        return faults.length > 0 ? [`  ${module.relativeModuleId}`, ...faults.flatMap(linesOf)] : [];
      }),
      ...(errors.length > 0 ? ['  outside tests', ...errors.flatMap(linesOf)] : []),
    ];
    const lists = [
      { title: 'The slowest files:', lines: slow.length > 1 ? slow : [] },
      {
        title: `Tests over their budget: ${over.length}`,
        lines: slowest(over).map(({ name, time }) => `${seconds(time)}  ${name}`),
      },
      { title: 'Flaky tests, passed at the second try:', lines: told((test) => test.diagnostic()?.flaky) },
      { title: 'Failed:', lines: failed },
    ].filter(({ lines }) => lines.length > 0);
    if (lists.length === 0) return;
    process.stdout.write(`${lists.map(({ title, lines }) => `\n${title}\n${lines.join('\n')}\n`).join('')}\n`);
  }
}

const slowest = (all: readonly Timed[]) => all.toSorted((a, b) => b.time - a.time).slice(0, SHOWN);

/** What went wrong, so that a test that fails once in a while can be mended by the log. */
function linesOf({ message, diff, cause }: Fault): string[] {
  const told = [message, diff ?? (cause as Fault | undefined)?.diff].filter(Boolean);
  const lines = stripVTControlCharacters(told.join('\n')).split('\n');
  return lines.slice(0, SHOWN).map((line) => `      ${line}`);
}
