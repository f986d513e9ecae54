import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONG_FILES, LongestFirst } from './longestFirst.ts';

const DURATIONS: Record<string, number> = { quick: 10, slow: 900 };

function file(project: string, name: string, groupOrder = 0): TestSpecification {
  const config = { sequence: { groupOrder }, isolate: false };
  return { moduleId: `/repository/${name}`, project: { name: project, config } } as unknown as TestSpecification;
}

async function sorted(files: TestSpecification[]): Promise<string[]> {
  const cache = {
    getTestSpecificationResult: ({ moduleId }: TestSpecification) => ({
      failed: false,
      duration: DURATIONS[moduleId.slice('/repository/'.length)] ?? 0,
    }),
  };
  const order = await new LongestFirst({ cache } as unknown as Vitest).sort(files);
  return order.map(({ moduleId }) => moduleId.slice('/repository/'.length));
}

test('LongestFirst sorts LONG_FILES first, in their order, then the others by their last duration', async () => {
  const [first = '', second = ''] = LONG_FILES.filter((name) => name.startsWith('tests/journeys/'));
  const files = ['quick', second, 'slow', first].map((name) => file('journeys', name));
  expect(await sorted(files)).toEqual([first, second, 'slow', 'quick']);
});

test('LongestFirst keeps projects in the order of their groups', async () => {
  const [wire = ''] = LONG_FILES.filter((name) => name.startsWith('tests/http/'));
  const files = [file('journeys', 'slow', 2), file('http', wire, 1), file('unit', 'quick')];
  expect(await sorted(files)).toEqual(['quick', wire, 'slow']);
});

test('every file of LONG_FILES exists', () => {
  expect(LONG_FILES.filter((name) => !existsSync(name))).toEqual([]);
});
