import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 20;
/** Time budget of a test in seconds. Only reported, because tests take longer on a busy machine. */
const BUDGETS: Record<string, number> = { unit: 1, architecture: 1, http: 5, alone: 5, journeys: 15 };

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

/** Prints after a run: the slowest files, if there are several, every test over its project's budget, and every flaky test with the error of its first try. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => {
        const { duration, collectDuration, prepareDuration } = module.diagnostic();
        return { name: module.relativeModuleId, time: duration + collectDuration + prepareDuration };
      })
      .toSorted((a, b) => b.time - a.time);
    const slow = files.slice(0, SHOWN).map(({ name, time }) => `${seconds(time)}  ${name}`);
    const over = modules.flatMap((module) => {
      const budget = BUDGETS[module.project.name];
      if (budget === undefined) return [];
      return [...module.children.allTests()]
        .map((test) => ({ test, time: test.diagnostic()?.duration ?? 0 }))
        .filter(({ time }) => time > budget * 1000)
        .map(({ test, time }) => `${seconds(time)}  of ${budget} s: ${module.relativeModuleId}: ${test.fullName}`);
    });
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .flatMap((test) => [
          `  ${module.relativeModuleId}: ${test.fullName}`,
          // The error of the first try, to make the flaky test fixable.
          ...(test.result().errors ?? []).slice(0, 1).map(({ message }) => message.replace(/^/gm, '      ')),
        ]),
    );
    const told = [
      ...(slow.length > 1 ? ['\nThe slowest files:', ...slow] : []),
      ...(over.length > 0 ? ['\nTests over their budget:', ...over] : []),
      ...(flaky.length > 0 ? ['\nFlaky tests, passed at the second try:', ...flaky] : []),
    ];
    if (told.length > 0) process.stdout.write(`${told.join('\n')}\n\n`);
  }
}
