import { expect, test, vi } from 'vitest';
import type { ChatProvider } from '../../shared/support/ChatProvider.ts';
import { createChatProvider } from './createChatProvider.ts';

const jivo: ChatProvider = { kind: 'jivoSite', id: 'x' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

function providerOf(read: () => Promise<ChatProvider | null>, patience = 50) {
  const clock = { now: 0 };
  const asked = vi.fn(read);
  const chat = createChatProvider<string>({ read: asked, fresh: () => 60_000, now: () => clock.now, patience });
  return { ...chat, clock, asked };
}

test('the first pages wait for one answer together; later ones get what is known while it is asked again', async () => {
  let answer: ChatProvider | null = null;
  const { providerFor, variant, asked, clock } = providerOf(async () => answer);
  expect(await Promise.all([providerFor('a'), providerFor('b')])).toEqual([null, null]);
  expect([asked.mock.calls.length, variant()]).toEqual([1, '']);
  answer = jivo;
  clock.now = 59_999;
  expect(providerFor('c')).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
  clock.now = 60_000;
  expect(providerFor('d')).toBeNull();
  await settled();
  expect(providerFor('e')).toBe(jivo);
  expect(variant()).not.toBe('');
});

test('a platform that fails changes nothing, and is asked again soon', async () => {
  let fails = false;
  const { providerFor, clock, asked } = providerOf(async () => {
    if (fails) throw new Error('down');
    return jivo;
  });
  await providerFor('a');
  fails = true;
  clock.now = 60_000;
  void providerFor('b');
  await settled();
  expect(providerFor('c')).toBe(jivo);
  expect(asked).toHaveBeenCalledTimes(2);
  clock.now = 65_000;
  expect(providerFor('d')).toBe(jivo);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('one that does not answer holds pages for a moment alone', async () => {
  const { providerFor } = providerOf(() => new Promise(() => {}), 20);
  expect(await providerFor('a')).toBeNull();
});
