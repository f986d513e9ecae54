import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { readSitemapList, type SitemapSources } from './sitemapParts.ts';

const signal = new AbortController().signal;

/** A platform whose `method` answers with an error. */
function sources(method: string, type: ErrorType): SitemapSources {
  const call = ({ name }: { name: string }) => {
    if (name === method) return Promise.reject(new AppError(type));
    const item = { id: name, sysname: name };
    return Promise.resolve(name === 'jackpots.get' ? [item] : { items: [item] });
  };
  return { call: call as never, content: (() => Promise.resolve([])) as never };
}

const events = ['tournaments.get', 'jackpots.get', 'campaigns.getoffers', 'banners.get', 'loyalty.getPrograms'];

test.each(events)('the sitemap of a platform without %s has the other events', async (method) => {
  const found = await readSitemapList('events', sources(method, 'MethodNotFoundException'), signal);
  expect(found).toHaveLength(events.length - 1);
  await expect(readSitemapList('events', sources(method, 'InternalServerErrorException'), signal)).rejects.toThrow(
    'Internal',
  );
});

test('the sitemap names the languages of a page that is not written in each', async () => {
  const written = { uz: ['both', 'faqat'], ru: ['both', 'only'] };
  const content = (_name: string, { locale }: { locale: 'uz' | 'ru' }) =>
    Promise.resolve(written[locale].map((slug) => ({ slug })));
  const found = await readSitemapList('pages', { call: undefined as never, content: content as never }, signal);
  expect(found.slice(-3)).toEqual([
    '/both',
    { path: '/faqat', languages: ['uz'] },
    { path: '/only', languages: ['ru'] },
  ]);
});
