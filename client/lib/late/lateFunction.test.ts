import { expect, test, vi } from 'vitest';
import { lateFunction } from './lateFunction.ts';

test('lateFunction, called twice, loads its code once and only on the first call', async () => {
  const load = vi.fn(async () => async (value: number) => value + 1);
  const add = lateFunction(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([add(1), add(2)])).toEqual([2, 3]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('lateFunction, when its code fails to load, rejects that call and loads again on the next', async () => {
  const load = vi
    .fn<() => Promise<(value: number) => Promise<number>>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(async (value) => value);
  const same = lateFunction(load);
  await expect(same(1)).rejects.toThrow('no network');
  expect(await same(2)).toBe(2);
});

test('lateFunction, when the loaded function rejects, rejects the call and does not load again', async () => {
  const load = vi.fn(async () => () => Promise.reject(new Error('refused')));
  const fail = lateFunction(load);
  await expect(fail()).rejects.toThrow('refused');
  await expect(fail()).rejects.toThrow('refused');
  expect(load).toHaveBeenCalledTimes(1);
});
