import { afterEach, expect, test, vi } from 'vitest';
import { chosenOf } from './chosenOf.ts';

const all = { hall: 1, api: 2, tail: 3 };
const given = process.argv;
afterEach(() => {
  process.argv = given;
  vi.restoreAllMocks();
});

test('chosenOf is everything without --only, and with it what is named', () => {
  process.argv = ['node', 'bench/main.ts', '--long'];
  expect(chosenOf(all)).toEqual(Object.entries(all));
  process.argv = ['node', 'bench/main.ts', '--only=tail,hall'];
  expect(chosenOf(all)).toEqual([
    ['hall', 1],
    ['tail', 3],
  ]);
});

test('chosenOf, for a name that there is not, names it and those that there are, and ends the process with 2', () => {
  process.argv = ['node', 'bench/main.ts', '--only=hall,hal'];
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {
    throw new Error('ended');
  }) as never);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(() => chosenOf(all)).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(2);
  expect(said).toHaveBeenCalledWith('--only: there is no hal among hall, api, tail\n');
});
