import { expect, test } from 'vitest';
import type { StreamEvent } from '#shared/live/readEventLines.ts';
import { createLiveTabs, type LiveTabsOptions } from './createLiveTabs.ts';

/** Locks and channels of one browser; messages arrive at once. */
function createBrowser({ hasLocks = true, deniesLocks = false } = {}) {
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const pass = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      if (deniesLocks) return reject(new DOMException('', 'SecurityError'));
      const start = () => {
        if (signal.aborted) return pass();
        isHeld = true;
        void run().then(pass).then(resolve);
      };
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(start);
        if (place === -1) return;
        waiting.splice(place, 1);
        reject(new DOMException('', 'AbortError'));
      });
      if (isHeld) waiting.push(start);
      else start();
    });
  const streams: Parameters<LiveTabsOptions['connect']>[0][] = [];
  function openTab() {
    const received: string[] = [];
    const alive: boolean[] = [];
    const tabs = createLiveTabs({
      name: 'live-7',
      locks: hasLocks ? ({ request } as unknown as LockManager) : undefined,
      openChannel: () => {
        const channel = { onmessage: null as ((event: MessageEvent) => void) | null };
        channels.add(channel);
        return Object.assign(channel, {
          postMessage: (data: unknown) => {
            for (const one of channels) if (one !== channel) one.onmessage?.({ data } as MessageEvent);
          },
          close: () => void channels.delete(channel),
        });
      },
      connect: (options) => {
        streams.push(options);
        return { close: () => void streams.splice(streams.indexOf(options), 1) };
      },
      onEvent: ({ name }, isOwn) => received.push(isOwn ? `own ${name}` : name),
      onAlive: (push) => alive.push(push),
    });
    return { ...tabs, received, alive };
  }
  return { openTab, streams };
}
const event = (name: string, id?: string): StreamEvent => ({
  name,
  id,
  data: name === 'hello' ? '{"push":true}' : '{}',
});
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('createLiveTabs, with three tabs, opens one stream and passes its events and signs of life to all tabs', async () => {
  const { openTab, streams } = createBrowser();
  const tabs = [openTab(), openTab(), openTab()];
  for (const tab of tabs) tab.contend();
  await settle();
  expect(streams).toHaveLength(1);
  streams[0]?.onAlive();
  expect(tabs[0]?.alive).toEqual([]);
  streams[0]?.onEvent(event('hello'));
  streams[0]?.onEvent(event('balance', 'a.1'));
  streams[0]?.onAlive();
  expect(tabs.map(({ received }) => received)).toEqual([
    ['own hello', 'own balance'],
    ['hello', 'balance'],
    ['hello', 'balance'],
  ]);
  expect(tabs.map(({ alive }) => alive)).toEqual([[true], [true], [true]]);
});

test('createLiveTabs, when the tab with the stream retires, reopens it in the next tab from the last event id', async () => {
  const { openTab, streams } = createBrowser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  for (const tab of [first, second, third]) tab.contend();
  await settle();
  streams[0]?.onEvent(event('balance', 'a.5'));
  second.retire();
  first.retire();
  await settle();
  expect(streams).toHaveLength(1);
  expect(streams[0]?.lastId()).toBe('a.5');
  streams[0]?.onEvent(event('balance', 'a.6'));
  expect(third.received.at(-1)).toBe('own balance');
  // A retired tab still receives events, so that it has the right balance when it is shown again.
  expect(first.received.at(-1)).toBe('balance');
  third.stop();
  await settle();
  expect(streams).toHaveLength(0);
});

test('createLiveTabs, without the Web Locks API, opens a stream in every tab', async () => {
  const { openTab, streams } = createBrowser({ hasLocks: false });
  const [first, second] = [openTab(), openTab()];
  first.contend();
  second.contend();
  await settle();
  expect(streams).toHaveLength(2);
  streams[0]?.onEvent(event('balance', 'a.1'));
  expect([first.received, second.received]).toEqual([['own balance'], []]);
});

test('createLiveTabs, where the browser denies locks, opens a stream in every tab', async () => {
  const { openTab, streams } = createBrowser({ deniesLocks: true });
  const tab = openTab();
  tab.contend();
  await settle();
  expect(streams).toHaveLength(1);
  tab.retire();
  await settle();
  expect(streams).toEqual([]);
});
