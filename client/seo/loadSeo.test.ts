import { expect, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { collections } from '#shared/content/collections.ts';
import { loadSeo } from './loadSeo.ts';

const site = { ...collections['settings-seo'].defaults, title: 'Site', description: 'Words' };

function sourceOf(pages: object[], domains: object[] = []) {
  const call = vi.fn(async () => ({ replacements: { games_count: '480' } }));
  const content = (async (name: string) =>
    name === 'seo-pages' ? pages : name === 'domain-seos' ? domains : site) as unknown as ContentSource;
  const { signal } = new AbortController();
  return { content, call: call as unknown as Call, asked: call, url: new URL('https://mirror.test/ru/faq'), signal };
}

test('loadSeo picks the page record by its address and the domain record by its host from a longer list', async () => {
  const source = sourceOf(
    [
      { url: '/other', title: 'Other' },
      { url: '/faq', title: 'Questions' },
    ],
    [
      { host: 'other.test', robots: 'noindex' },
      { host: 'mirror.test', description: 'Mirror' },
    ],
  );
  const seo = await loadSeo(source, '/faq');
  expect([seo.title, seo.description, seo.robots, seo.canonicalPath]).toEqual([
    'Questions',
    'Mirror',
    undefined,
    '/faq',
  ]);
  expect(source.asked).not.toHaveBeenCalled();
});

test('loadSeo fills open placeholders from the platform, and leaves them when the platform fails', async () => {
  const source = sourceOf([{ url: '/faq', title: '{games_count} games' }]);
  expect((await loadSeo(source, '/faq')).title).toBe('480 games');
  source.asked.mockRejectedValueOnce(new Error('down'));
  expect((await loadSeo(source, '/faq')).title).toBe('{games_count} games');
});
