import { expect, onTestFinished, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { RunReport } from './runReport.ts';

interface Ends {
  flaky?: string[];
  failed?: string[];
  /** Of a file that cannot be loaded. */
  errors?: { message: string }[];
}

function file(project: string, name: string, durations: Record<string, number>, ends: Ends = {}): TestModule {
  const { flaky = [], failed = [], errors = [] } = ends;
  const tests = Object.entries(durations).map(([fullName, duration]) => ({
    fullName,
    diagnostic: () => ({ duration, flaky: flaky.includes(fullName) }),
    result: () => ({
      state: failed.includes(fullName) ? 'failed' : 'passed',
      // The error of a step has what differs in its cause.
      errors: [{ message: 'expected 1\nto be 2', cause: { diff: '\u001B[32m- 2\u001B[39m' } }],
    }),
  }));
  const duration = Object.values(durations).reduce((sum, one) => sum + one, 0);
  return {
    relativeModuleId: name,
    project: { name: project },
    diagnostic: () => ({ duration, collectDuration: 100, prepareDuration: 0 }),
    children: { allTests: () => tests.values() },
    errors: () => errors,
  } as unknown as TestModule;
}

function printed(modules: TestModule[], errors: { message: string }[] = []): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  new RunReport().onTestRunEnd(modules, errors);
  return write.mock.calls.join('');
}

test('RunReport prints at most twenty files, the slowest first', () => {
  const files = Array.from({ length: 25 }, (_, index) => file('unit', `f${index}.test.ts`, { works: index * 10 }));
  const lines = printed(files).split('\n');
  expect(lines[2]).toBe('   0.3 s  f24.test.ts');
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(20);
});

test('RunReport prints only tests over the time budget of their project, the slowest first', () => {
  const text = printed([
    file('unit', 'a.test.ts', { quick: 900, slow: 1_100 }),
    file('http', 'b.test.ts', { asks: 4_900, waits: 5_100 }),
    file('journeys', 'c.test.ts', { walks: 14_000, wanders: 16_000 }),
  ]);
  const over = text.slice(text.indexOf('over their budget'));
  expect(over.match(/\d+ s: \S+: \w+/g)).toEqual([
    '15 s: c.test.ts: wanders',
    '5 s: b.test.ts: waits',
    '1 s: a.test.ts: slow',
  ]);
});

test('RunReport, for a test that passed only when retried, prints its first error', () => {
  const text = printed([
    file('unit', 'a.test.ts', { works: 10 }),
    file('http', 'b.test.ts', { asks: 10, waits: 10 }, { flaky: ['asks'] }),
  ]);
  expect(text.slice(text.indexOf('Flaky tests'))).toContain(
    'b.test.ts: asks\n      expected 1\n      to be 2\n      - 2\n',
  );
  expect(text).not.toContain('b.test.ts: waits');
});

test('RunReport, for a run of one file, prints only its tests over the budget and flaky tests', () => {
  expect(printed([file('unit', 'a.test.ts', { works: 10 })])).toBe('');
  const text = printed([file('unit', 'a.test.ts', { slow: 9_000 }, { flaky: ['slow'] })]);
  expect(text).toContain('of 1 s: a.test.ts: slow');
  expect(text).toContain('Flaky tests');
  expect(text).not.toContain('slowest files');
});

test('RunReport prints the failed tests, files that cannot be loaded and errors outside tests at the end', () => {
  const text = printed(
    [
      file('unit', 'a.test.ts', { works: 10, breaks: 9_000 }, { failed: ['breaks'] }),
      file('unit', 'b.test.ts', {}, { errors: [{ message: 'no such module' }] }),
    ],
    [{ message: 'a worker has exited' }],
  );
  expect(text.slice(text.indexOf('Failed:'))).toBe(
    [
      'Failed:',
      '  a.test.ts: breaks',
      '      expected 1',
      '      to be 2',
      '      - 2',
      '  b.test.ts',
      '      no such module',
      '  outside tests',
      '      a worker has exited',
      '\n',
    ].join('\n'),
  );
  expect(text).not.toContain('a.test.ts: works');
});
