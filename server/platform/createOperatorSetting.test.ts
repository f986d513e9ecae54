import { expect, test, vi } from 'vitest';
import type { ChatProvider } from '#shared/support/ChatProvider.ts';
import { createOperatorSetting } from './createOperatorSetting.ts';

const jivo: ChatProvider = { kind: 'jivoSite', id: 'x' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

function settingOf(read: () => Promise<ChatProvider | null>, timeoutBudget = 50) {
  const clock = { now: 0 };
  const reads = vi.fn(read);
  const setting = createOperatorSetting<string, ChatProvider | null>({
    read: reads,
    unset: null,
    fresh: () => 60_000,
    now: () => clock.now,
    timeoutBudget,
  });
  return { ...setting, clock, reads };
}

test('an operator setting makes the first pages wait for one read; later ones get the known value during a refresh', async () => {
  let answer: ChatProvider | null = null;
  const { settingFor, variant, reads, clock } = settingOf(async () => answer);
  expect(await Promise.all([settingFor('a'), settingFor('b')])).toEqual([null, null]);
  expect([reads.mock.calls.length, variant()]).toEqual([1, '']);
  answer = jivo;
  clock.now = 59_999;
  expect(settingFor('c')).toBeNull();
  expect(reads).toHaveBeenCalledTimes(1);
  clock.now = 60_000;
  expect(settingFor('d')).toBeNull();
  await settled();
  expect(settingFor('e')).toBe(jivo);
  expect(variant()).not.toBe('');
});

test('an operator setting, when a refresh fails, keeps its last value and is read again after five seconds', async () => {
  let fails = false;
  const { settingFor, clock, reads } = settingOf(async () => {
    if (fails) throw new Error('down');
    return jivo;
  });
  await settingFor('a');
  fails = true;
  clock.now = 60_000;
  void settingFor('b');
  await settled();
  expect(settingFor('c')).toBe(jivo);
  expect(reads).toHaveBeenCalledTimes(2);
  clock.now = 65_000;
  expect(settingFor('d')).toBe(jivo);
  expect(reads).toHaveBeenCalledTimes(3);
});

test('an operator setting whose first read hangs returns the unset value once the timeout budget is over', async () => {
  const { settingFor } = settingOf(() => new Promise(() => {}), 20);
  expect(await settingFor('a')).toBeNull();
});
