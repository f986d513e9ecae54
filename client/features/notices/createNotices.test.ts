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

test('createNotices loads at the first touch only, and on every page', async () => {
  const { notices, load } = noticesOf();
  notices.touched();
  notices.touched();
  expect(load).toHaveBeenCalledTimes(1);
  notices.navigated();
  notices.navigated();
  expect(load).toHaveBeenCalledTimes(3);
});

test('createNotices shows notices 300 ms after the answer, one at a time, each with a chime', async () => {
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

test('createNotices, on another page, queues only new notices and leaves the shown one', async () => {
  const { notices, shown } = noticesOf([1], [1, 2]);
  notices.touched();
  await vi.advanceTimersByTimeAsync(300);
  notices.navigated();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([1]);
  notices.closed();
  expect(shown).toEqual([1, 2]);
});

test('createNotices, after a failed load or stop(), shows nothing', async () => {
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

test('createNotices, while quiet, neither loads nor shows, and resumes afterwards', async () => {
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

test('createNotices, while muted, shows and plays nothing, and does not show the dropped notices later', async () => {
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

test('createNotices takes the shown notice back on a calm page, and shows it on the next page that may show it', async () => {
  const { notices, shown, chime } = noticesOf([1, 2], [1, 2]);
  notices.touched();
  await vi.advanceTimersByTimeAsync(300);
  notices.setQuiet(true, true);
  notices.navigated();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([1, null]);
  notices.setQuiet(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toEqual([1, null, 1]);
  notices.closed();
  expect(shown).toEqual([1, null, 1, 2]);
  expect(chime).toHaveBeenCalledTimes(3);
});
