import { expect, onTestFinished, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { SlowestFiles } from './slowestFiles.ts';

function file(project: string, name: string, durations: Record<string, number>, flaky: string[] = []): TestModule {
  const tests = Object.entries(durations).map(([fullName, duration]) => ({
    fullName,
    diagnostic: () => ({ duration, flaky: flaky.includes(fullName) }),
    result: () => ({ state: 'passed', errors: [{ message: 'expected 1\nto be 2' }] }),
  }));
  const duration = Object.values(durations).reduce((sum, one) => sum + one, 0);
  return {
    relativeModuleId: name,
    project: { name: project },
    diagnostic: () => ({ duration, collectDuration: 100, prepareDuration: 0 }),
    children: { allTests: () => tests.values() },
  } as unknown as TestModule;
}

function printed(modules: TestModule[]): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  new SlowestFiles().onTestRunEnd(modules);
  return write.mock.calls.join('');
}

test('SlowestFiles prints at most twenty files, the slowest first', () => {
  const files = Array.from({ length: 25 }, (_, index) => file('unit', `f${index}.test.ts`, { works: index * 10 }));
  const lines = printed(files).split('\n');
  expect(lines[2]).toBe('   0.3 s  f24.test.ts');
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(20);
});

test('SlowestFiles prints only tests over the time budget of their project', () => {
  const text = printed([
    file('unit', 'a.test.ts', { quick: 900, slow: 1_100 }),
    file('http', 'b.test.ts', { asks: 4_900, waits: 5_100 }),
    file('journeys', 'c.test.ts', { walks: 14_000, wanders: 16_000 }),
  ]);
  const over = text.slice(text.indexOf('over their budget'));
  expect(over.match(/\d+ s: \S+: \w+/g)).toEqual([
    '1 s: a.test.ts: slow',
    '5 s: b.test.ts: waits',
    '15 s: c.test.ts: wanders',
  ]);
});

test('SlowestFiles, for a test that passed only when retried, prints its first error', () => {
  const text = printed([
    file('unit', 'a.test.ts', { works: 10 }),
    file('http', 'b.test.ts', { asks: 10, waits: 10 }, ['asks']),
  ]);
  expect(text.slice(text.indexOf('Flaky tests'))).toContain('b.test.ts: asks\n      expected 1\n      to be 2\n');
  expect(text).not.toContain('b.test.ts: waits');
});

test('SlowestFiles, for a run of one file, prints only its tests over the budget and flaky tests', () => {
  expect(printed([file('unit', 'a.test.ts', { works: 10 })])).toBe('');
  const text = printed([file('unit', 'a.test.ts', { slow: 9_000 }, ['slow'])]);
  expect(text).toContain('of 1 s: a.test.ts: slow');
  expect(text).toContain('Flaky tests');
  expect(text).not.toContain('slowest files');
});
