import { expect, test, vi } from 'vitest';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { memoContent } from './memoContent.ts';

const { signal } = new AbortController();

test('memoContent reads a collection once for each locale and filter, and shares its outcome', async () => {
  const content = vi.fn(async () => ({}));
  const memo = memoContent(content as unknown as ContentSource, signal);
  const [first, second, withSignal] = [memo('common'), memo('common'), memo('common', { signal })];
  expect(await first).toBe(await second);
  expect(await withSignal).toBe(await first);
  await memo('common', { locale: 'ru' });
  await memo('seo-pages', { filters: { url: { $eq: '/' } } });
  await memo('seo-pages', { filters: { url: { $eq: '/faq' } } });
  await memo('seo-pages', { filters: { url: { $eq: '/' } } });
  expect(content).toHaveBeenCalledTimes(4);
});

test('memoContent shares a failure, and makes a read with a signal of its own anew', async () => {
  const content = vi.fn(() => Promise.reject(new Error('no answer')));
  const memo = memoContent(content as unknown as ContentSource, signal);
  await expect(memo('common')).rejects.toThrow('no answer');
  await expect(memo('common')).rejects.toThrow('no answer');
  expect(content).toHaveBeenCalledTimes(1);
  await expect(memo('common', { signal: new AbortController().signal })).rejects.toThrow('no answer');
  expect(content).toHaveBeenCalledTimes(2);
});
