import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';
import { createSafeStorage } from './createSafeStorage.ts';
import { openChannel } from './openChannel.ts';

afterEach(() => void vi.unstubAllGlobals());

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('storage that the browser denies is empty and stores nothing', () => {
  const storage = createSafeStorage(denied);
  expect(storage.write('a', '1')).toBe(false);
  storage.remove('a');
  expect([storage.read('a'), storage.keys()]).toEqual([null, []]);
});

test('storage that is full keeps what it has and says that the value is not stored', () => {
  const full = { getItem: () => 'old', setItem: denied } as unknown as Storage;
  const storage = createSafeStorage(() => full);
  expect(storage.write('a', 'new')).toBe(false);
  expect(storage.read('a')).toBe('old');
});

test('a channel that the browser denies, or does not have, is null', () => {
  vi.stubGlobal('BroadcastChannel', denied);
  expect(openChannel('auth')).toBeNull();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('auth')).toBeNull();
});

test('a text without a clipboard, or with a denied one, is not copied', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('x')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  expect(await copyText('x')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  expect(await copyText('x')).toBe(true);
});
