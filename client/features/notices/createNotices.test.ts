import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotices } from './createNotices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function noticesOf(...answers: number[][]) {
  const shown: (number | null)[] = [];
  const load = vi.fn(async () => (answers.shift() ?? []).map((id) => ({ id })));
  const chime = vi.fn();
  let isMuted = false;
  const onShow = (notice: { id: number } | null) => void shown.push(notice?.id ?? null);
  const notices = createNotices({ load, chime, onShow, isMuted: () => isMuted });
  notices.start();
  return { notices, shown, load, chime, mute: (next: boolean) => (isMuted = next) };
}

test('the first touch asks, later ones do not; every page asks', async () => {
  const { notices, load } = noticesOf();
  notices.touched();
  notices.touched();
  expect(load).toHaveBeenCalledTimes(1);
  notices.navigated();
  notices.navigated();
  expect(load).toHaveBeenCalledTimes(3);
});

test('they come 300 ms after the answer, one after the other, each with its sound', async () => {
  const { notices, shown, chime } = noticesOf([1, 2]);
  notices.touched();
  await vi.advanceTimersByTimeAsync(299);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1]);
  notices.closed();
  notices.closed();
  expect(shown).toEqual([1, 2, null]);
  expect(chime).toHaveBeenCalledTimes(2);
});

test('another page adds what is new and leaves what is in sight', async () => {
  const { notices, shown } = noticesOf([1], [1, 2]);
  notices.touched();
  await vi.advanceTimersByTimeAsync(300);
  notices.navigated();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([1]);
  notices.closed();
  expect(shown).toEqual([1, 2]);
});

test('a question that fails is silence, and nothing comes after the end', async () => {
  const { notices, shown, load } = noticesOf();
  load.mockRejectedValueOnce(new Error('no'));
  notices.touched();
  await vi.advanceTimersByTimeAsync(1_000);
  load.mockResolvedValueOnce([{ id: 5 }]);
  notices.navigated();
  notices.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([]);
});

test('nothing is asked for while the player is not to be told, and what was waited for comes afterwards', async () => {
  const { notices, shown, load } = noticesOf([1, 2]);
  notices.setQuiet(true);
  notices.touched();
  notices.navigated();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
  notices.setQuiet(false);
  await vi.advanceTimersByTimeAsync(300);
  expect([load.mock.calls.length, shown]).toEqual([1, [1]]);
  notices.setQuiet(true);
  notices.closed();
  expect(shown).toEqual([1, null]);
  notices.setQuiet(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toEqual([1, null, 2]);
});

test('muted, nothing more is shown or heard, and what came meanwhile does not come when the sound is back', async () => {
  const { notices, shown, chime, mute } = noticesOf([1, 2], [2, 3], [3, 4]);
  notices.touched();
  await vi.advanceTimersByTimeAsync(300);
  mute(true);
  notices.closed();
  notices.navigated();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([shown, chime.mock.calls.length]).toEqual([[1, null], 1]);
  mute(false);
  notices.navigated();
  await vi.advanceTimersByTimeAsync(300);
  expect([shown, chime.mock.calls.length]).toEqual([[1, null, 4], 2]);
});
