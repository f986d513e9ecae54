import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPopupQueue, type PopupPlace } from './createPopupQueue.ts';
import { isDue } from './isDue.ts';
import { isUnseenCashback } from './isUnseenCashback.ts';
import { waitFor } from './waitFor.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T23:50:00+05:00') }));
afterEach(() => void vi.useRealTimers());

interface Fake {
  id: number;
  delay_ms?: number;
  frequency?: 'once' | 'day';
}

const page: PopupPlace = { isOpen: true, sysname: null, isPreview: false };
const LOAD_MS = 2;
const GAP_MS = 150;
/** Loaded, and its delay of nothing over: the shortest timer takes a millisecond. */
const READY_MS = LOAD_MS + 1;

/** What is shown stays until `close`. */
function queueOf({ cashback = null as string | null, popups = [{ id: 1 }, { id: 2 }] as Fake[] } = {}) {
  const shown: string[] = [];
  const seen = new Map<number, number>();
  const waiting: (() => void)[] = [];
  let isFree = true;
  let closeShown = () => {};
  const show = (name: string) => {
    shown.push(name);
    return new Promise<void>((resolve) => {
      closeShown = resolve;
    });
  };
  const queue = createPopupQueue<Fake, string>({
    loadPopups: async ({ sysname }, signal) => {
      await waitFor(LOAD_MS, signal);
      return sysname ? [{ id: 9 }] : popups;
    },
    loadCashback: async () => cashback,
    showPopup: async ({ id }) => {
      seen.set(id, Date.now());
      await show(`popup ${id}`);
    },
    showCashback: (given) => show(`cashback ${given}`),
    whenFree: (signal) =>
      isFree
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            waiting.push(resolve);
            signal.addEventListener('abort', () => reject(new Error('left')));
          }),
    wait: waitFor,
    isDue: ({ id, frequency }) => isDue(frequency, seen.get(id) ?? null, Date.now()),
  });
  return {
    navigated: (place: PopupPlace) => void queue.navigated(place),
    shown,
    close: async () => {
      closeShown();
      await vi.advanceTimersByTimeAsync(0);
    },
    occupy: () => {
      isFree = false;
    },
    free: () => {
      isFree = true;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test('the cashback comes first and once, then after a pause the first popup, and on the next page the next', async () => {
  const { navigated, shown, close } = queueOf({ cashback: 'c' });
  navigated(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['cashback c']);
  await close();
  await vi.advanceTimersByTimeAsync(GAP_MS + READY_MS - 1);
  expect(shown).toEqual(['cashback c']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['cashback c', 'popup 1']);
  await close();
  navigated(page);
  await vi.advanceTimersByTimeAsync(READY_MS);
  expect(shown).toEqual(['cashback c', 'popup 1', 'popup 2']);
  await close();
  navigated(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toHaveLength(3);
});

test('nothing comes over games and deposits, and the cashback waits for a page that lets it in', async () => {
  const { navigated, shown } = queueOf({ cashback: 'c', popups: [] });
  navigated({ ...page, isOpen: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([]);
  navigated(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['cashback c']);
});

test('who is not to be sold to hears of what they are owed, and of no campaign; a preview shows it all the same', async () => {
  const { navigated, shown, close } = queueOf({ cashback: 'c' });
  navigated({ ...page, isQuiet: true });
  await vi.advanceTimersByTimeAsync(0);
  await close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['cashback c']);
  navigated({ ...page, isQuiet: true, isPreview: true });
  await vi.advanceTimersByTimeAsync(READY_MS);
  expect(shown).toEqual(['cashback c', 'popup 1']);
});

test('a page that tells of the cashback itself spares the player the popup for the visit', async () => {
  const { navigated, shown } = queueOf({ cashback: 'c', popups: [] });
  navigated({ ...page, hasCashback: true });
  await vi.advanceTimersByTimeAsync(10_000);
  navigated(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([]);
});

test('a popup waits for its delay and for the dialog that is open, and does not come to a page that was left', async () => {
  const { navigated, shown, occupy, free } = queueOf({ popups: [{ id: 1, delay_ms: 1_000 }] });
  navigated(page);
  await vi.advanceTimersByTimeAsync(LOAD_MS + 999);
  expect(shown).toEqual([]);
  occupy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([]);
  navigated({ ...page, sysname: 'x' });
  await vi.advanceTimersByTimeAsync(READY_MS);
  free();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['popup 9']);
});

test('a popup of every day comes again in a visit that goes on over midnight, one that comes once does not', async () => {
  const { navigated, shown, close } = queueOf({ popups: [{ id: 1, frequency: 'day' }, { id: 2 }] });
  // From 23:50: at 23:50, 23:55 and 23:59, then at 0:01 and 0:31 of the next day.
  for (const minutes of [0, 5, 4, 2, 30]) {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    navigated(page);
    await vi.advanceTimersByTimeAsync(1_000);
    await close();
  }
  expect(shown).toEqual(['popup 1', 'popup 2', 'popup 1']);
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
