import { expect, test, vi } from 'vitest';
import { lateFunction } from './lateFunction.ts';

test('the code of a late function, called twice, is loaded once', async () => {
  const load = vi.fn(async () => async (value: number) => value + 1);
  const add = lateFunction(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([add(1), add(2)])).toEqual([2, 3]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that did not come rejects the call and is loaded again by the next', async () => {
  const load = vi
    .fn<() => Promise<(value: number) => Promise<number>>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(async (value) => value);
  const same = lateFunction(load);
  await expect(same(1)).rejects.toThrow('no network');
  expect(await same(2)).toBe(2);
});

test('a failure of the function itself, told to its caller, loads nothing again', async () => {
  const load = vi.fn(async () => () => Promise.reject(new Error('refused')));
  const fail = lateFunction(load);
  await expect(fail()).rejects.toThrow('refused');
  await expect(fail()).rejects.toThrow('refused');
  expect(load).toHaveBeenCalledTimes(1);
});
