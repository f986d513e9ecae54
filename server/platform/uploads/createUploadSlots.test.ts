import { expect, test, vi } from 'vitest';
import { createUploadSlots } from './createUploadSlots.ts';

const upload = (rate: number, isJudged = true) => ({ rate: () => rate, isJudged: () => isJudged, cut: vi.fn() });

test('a full set of upload slots gives the slot of the slowest upload to a faster one', () => {
  const slots = createUploadSlots({ slots: 3, perVisitor: 2 });
  const [slow, slower, young] = [upload(900), upload(0), upload(0, false)];
  for (const [visitor, one] of [slow, slower, young].entries()) slots.take(String(visitor), one);
  expect(slots.take('d', upload(50_000))).toBeTypeOf('function');
  expect([slow, slower, young].map(({ cut }) => cut.mock.calls.length)).toEqual([0, 1, 0]);
  // One that is no faster gets none.
  expect(slots.take('e', upload(900))).toBe('everybody');
  expect(slow.cut).not.toHaveBeenCalled();
});

test('an upload of a visitor who holds all of their own slots cuts none', () => {
  const slots = createUploadSlots({ slots: 2, perVisitor: 2 });
  const held = [upload(0), upload(0)];
  for (const one of held) slots.take('a', one);
  expect(slots.take('a', upload(50_000))).toBe('visitor');
  expect(held.flatMap(({ cut }) => cut.mock.calls)).toEqual([]);
});

test('the slot of an upload that was cut and then ends is freed once', () => {
  const slots = createUploadSlots({ slots: 1, perVisitor: 1 });
  const leave = slots.take('a', upload(0)) as () => void;
  const fast = upload(10, false);
  slots.take('b', fast);
  leave();
  expect(slots.take('c', upload(100))).toBe('everybody');
});
