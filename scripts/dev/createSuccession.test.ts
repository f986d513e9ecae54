import { expect, test, vi } from 'vitest';
import { createSuccession } from './createSuccession.ts';

function setUp() {
  const started: { load: () => void; fail: () => void; end: () => void; events: string[] }[] = [];
  const onFailed = vi.fn();
  const all = createSuccession({
    onFailed,
    start() {
      const loading = Promise.withResolvers<void>();
      const ending = Promise.withResolvers<void>();
      const events: string[] = [];
      started.push({ load: loading.resolve, fail: () => loading.reject(new Error('no')), end: ending.resolve, events });
      return {
        loaded: loading.promise,
        ended: ending.promise,
        reads: (file) => file === 'read.ts',
        open: () => void events.push('open'),
        stop: () => void events.push('stop'),
      };
    },
  });
  return { all, started, onFailed };
}

test('the one before answers until the next one has loaded, and that one opens when the one before has ended', async () => {
  const { all, started } = setUp();
  const first = all.renew();
  started[0]?.load();
  await first;
  expect(started[0]?.events).toEqual(['open']);
  const second = all.renew();
  expect(started[0]?.events).toEqual(['open']);
  started[1]?.load();
  await vi.waitFor(() => expect(started[0]?.events).toEqual(['open', 'stop']));
  expect(started[1]?.events).toEqual([]);
  started[0]?.end();
  await second;
  expect(started[1]?.events).toEqual(['open']);
});

test('a start that fails leaves the one before, and the next saved file is another try', async () => {
  const { all, started, onFailed } = setUp();
  const first = all.renew();
  started[0]?.load();
  await first;
  const second = all.saved(['other.ts', 'read.ts']);
  started[1]?.fail();
  await second;
  expect(onFailed.mock.calls).toEqual([[true]]);
  expect(started[0]?.events).toEqual(['open']);
  void all.saved(['other.ts']);
  expect(started).toHaveLength(3);
});

test('a file that was not read starts nothing, and a second save meanwhile replaces a start', async () => {
  const { all, started } = setUp();
  const first = all.renew();
  started[0]?.load();
  await first;
  await all.saved(['other.ts']);
  expect(started).toHaveLength(1);
  const replaced = all.saved(['other.ts', 'read.ts']);
  void all.saved(['other.ts', 'read.ts']);
  expect(started.map(({ events }) => events)).toEqual([['open'], ['stop'], []]);
  started[1]?.fail();
  await replaced;
  expect(started).toHaveLength(3);
});

test('one that ends by itself is told, and any saved file starts the next one', async () => {
  const { all, started, onFailed } = setUp();
  const first = all.renew();
  started[0]?.load();
  await first;
  started[0]?.end();
  await vi.waitFor(() => expect(onFailed.mock.calls).toEqual([[false]]));
  void all.saved(['other.ts']);
  expect(started).toHaveLength(2);
});
