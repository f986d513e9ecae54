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
/** Time to load plus a delay of 0, for which the shortest timer takes a millisecond. */
const READY_MS = LOAD_MS + 1;

/** A shown popup stays until `close`. */
function queueOf({ cashback = null as string | null, popups = [{ id: 1 }, { id: 2 }] as Fake[] } = {}) {
  const shown: string[] = [];
  const seen = new Map<number, number>();
  const waiting: (() => void)[] = [];
  const held: { name: string; open: () => Promise<unknown> }[] = [];
  let isFree = true;
  let mayOpen = true;
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
    mayOpen: () => mayOpen,
    hold: (item, open) =>
      void held.push({ name: 'popup' in item ? `popup ${item.popup.id}` : `cashback ${item.cashback}`, open }),
  });
  return {
    navigated: (place: PopupPlace) => void queue.navigated(place),
    shown,
    held,
    interrupt: (isAllowed: boolean) => {
      mayOpen = isAllowed;
    },
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

test('createPopupQueue shows the cashback once, after a pause the first popup, and the next one on the next page', async () => {
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

test('createPopupQueue, on a page without popups, shows nothing and postpones the cashback to the next page', async () => {
  const { navigated, shown } = queueOf({ cashback: 'c', popups: [] });
  navigated({ ...page, isOpen: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([]);
  navigated(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['cashback c']);
});

test('createPopupQueue, when quiet, shows the cashback but no campaign, except in a preview', async () => {
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

test('createPopupQueue, after a page that shows the cashback, does not show its popup in this visit', async () => {
  const { navigated, shown } = queueOf({ cashback: 'c', popups: [] });
  navigated({ ...page, hasCashback: true });
  await vi.advanceTimersByTimeAsync(10_000);
  navigated(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([]);
});

test('createPopupQueue waits for a popup’s delay and for an open dialog, and drops the popup after a navigation', async () => {
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

test('createPopupQueue, in a visit past midnight, shows a daily popup again and a one-time popup once', async () => {
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
] as const)('isUnseenCashback, for status %s, expiry %s, seen %s, returns %s', (status, until, seen, isUnseen) => {
  expect(isUnseenCashback({ id: 7, status, receiving_expired_at: until }, seen)).toBe(isUnseen);
});

test('createPopupQueue holds what may not open by itself, and shows it on the next page unless it was opened', async () => {
  const { navigated, shown, held, interrupt, close } = queueOf({ cashback: 'c' });
  interrupt(false);
  navigated(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([shown, held.map(({ name }) => name)]).toEqual([[], ['cashback c', 'popup 1']]);
  void held[0]?.open();
  await close();
  interrupt(true);
  navigated(page);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['cashback c', 'popup 1']);
});

test('createPopupQueue shows a preview at once, also where nothing else may open by itself', async () => {
  const { navigated, shown, interrupt } = queueOf();
  interrupt(false);
  navigated({ ...page, isPreview: true, sysname: 'x' });
  await vi.advanceTimersByTimeAsync(READY_MS);
  expect(shown).toEqual(['popup 9']);
});
