import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPopupQueue, type PopupPlace } from './createPopupQueue.ts';
import { isUnseenCashback } from './isUnseenCashback.ts';

const page: PopupPlace = { isOpen: true, sysname: null, isPreview: false };

function queueOf({ cashback = null as string | null, popups = [{ id: 1 }, { id: 2 }], seen = [] as number[] } = {}) {
  const shown: string[] = [];
  const gate = Promise.withResolvers<void>();
  let isFree = true;
  const queue = createPopupQueue<{ id: number; delay_ms?: number }, string>({
    loadPopups: async ({ sysname }) => {
      await wait(2);
      return sysname ? [{ id: 9 }] : popups;
    },
    loadCashback: async () => cashback,
    showPopup: async ({ id }) => void shown.push(`popup ${id}`),
    showCashback: async (given) => void shown.push(`cashback ${given}`),
    whenFree: (signal) =>
      isFree
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            gate.promise.then(resolve, reject);
            signal.addEventListener('abort', () => reject(new Error('left')));
          }),
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    wasSeen: (id) => seen.includes(Number(id)),
  });
  return { queue, shown, occupy: () => (isFree = false), free: () => ((isFree = true), gate.resolve()) };
}

test('the cashback comes first and once, then the first popup that was not seen', async () => {
  const { queue, shown } = queueOf({ cashback: 'c', seen: [1] });
  await queue.navigated(page);
  await queue.navigated(page);
  expect(shown).toEqual(['cashback c', 'popup 2', 'popup 2']);
});

test('nothing comes over games and deposits, and the cashback waits for a page that lets it in', async () => {
  const { queue, shown } = queueOf({ cashback: 'c', popups: [] });
  await queue.navigated({ ...page, isOpen: false });
  expect(shown).toEqual([]);
  await queue.navigated(page);
  expect(shown).toEqual(['cashback c']);
});

test('a popup waits for the dialog that is open, and does not come when the player has left the page meanwhile', async () => {
  const { queue, shown, occupy, free } = queueOf();
  occupy();
  const first = queue.navigated(page);
  await wait(10);
  expect(shown).toEqual([]);
  const second = queue.navigated({ ...page, sysname: 'x' });
  await wait(10);
  free();
  await Promise.all([first, second]);
  expect(shown).toEqual(['popup 9']);
});

test('a preview shows what was seen and brings no cashback', async () => {
  const { queue, shown } = queueOf({ cashback: 'c', seen: [1, 2] });
  await queue.navigated({ ...page, isPreview: true });
  expect(shown).toEqual(['popup 1']);
});

test.each([
  ['active', 5, [], true],
  ['active', null, ['7'], false],
  ['active', 5, ['6', null], true],
  ['paid_out', null, [], true],
  ['paid_out', null, ['7'], false],
  ['paid_out', 5, [], false],
] as const)('cashback %s, to be received until %s, seen %s: %s', (status, until, seen, isTold) => {
  expect(isUnseenCashback({ id: 7, status, receiving_expired_at: until }, seen)).toBe(isTold);
});

test('a page that tells of the cashback itself spares the player the popup for the visit', async () => {
  const { queue, shown } = queueOf({ cashback: 'c', popups: [] });
  await queue.navigated({ ...page, hasCashback: true });
  await queue.navigated(page);
  expect(shown).toEqual([]);
});
