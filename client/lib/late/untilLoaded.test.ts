import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './untilLoaded.ts';

const browser = new EventTarget();
const network = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  network.onLine = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A file that is missing until `come` is called. */
function lateFile() {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return 'module';
  });
  const onMissing = vi.fn();
  return { load, onMissing, come: () => (isThere = true) };
}

function returnNetwork(): void {
  network.onLine = true;
  browser.dispatchEvent(new Event('online'));
}

test('untilLoaded, for a file that is lost offline, loads it once the network returns, and reports nothing', async () => {
  const { load, onMissing, come } = lateFile();
  network.onLine = false;
  const loading = untilLoaded(load, onMissing);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  come();
  returnNetwork();
  expect(await loading).toBe('module');
  expect(onMissing).not.toHaveBeenCalled();
});

test('untilLoaded, for a file that is lost while online, loads it again after 1, 4 and 15 seconds', async () => {
  const { load } = lateFile();
  void untilLoaded(load);
  for (const [ms, calls] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [3_999, 2],
    [1, 3],
    [14_999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(load).toHaveBeenCalledTimes(calls);
  }
});

test('untilLoaded, for a file that is missing while online, reports it once and waits for the network to return', async () => {
  const { load, onMissing, come } = lateFile();
  const loading = untilLoaded(load, onMissing);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([load.mock.calls.length, onMissing.mock.calls]).toEqual([4, [[new TypeError('Failed to fetch')]]]);
  come();
  returnNetwork();
  expect(await loading).toBe('module');
});

test('untilLoaded, when the network is lost again, has as many retries as before', async () => {
  const { load } = lateFile();
  network.onLine = false;
  void untilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  returnNetwork();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1 + 4);
});

test('untilLoaded on the server rejects with the first failure', async () => {
  vi.stubEnv('SSR', true);
  const { load } = lateFile();
  await expect(untilLoaded(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});
