import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { readSitemapList, type SitemapSources } from './sitemapParts.ts';

const signal = new AbortController().signal;

/** A platform whose `method` answers with an error. */
function sources(method: string, type: ErrorType): SitemapSources {
  const call = ({ name }: { name: string }) => {
    if (name === method) return Promise.reject(new AppError(type));
    const item = { id: name, sysname: name, games: [], finished_at: null, description: {} };
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

test('the sitemap has the games of a tournament that has some, halls that have games, and promotions that are not over', async () => {
  const answers: Record<string, object[]> = {
    'tournaments.get': [
      { id: 1, games: ['pamir-fox'] },
      { id: 2, games: [] },
    ],
    'banners.get': [
      { id: 'runs', finished_at: null, description: {} },
      { id: 'over', finished_at: 1, description: {} },
    ],
    'games.getCategories': [{ sysname: 'slots' }, { sysname: 'none', count: 0 }],
    'games.getProviders': [
      { sysname: 'nur', game_params: { count: 3 } },
      { sysname: 'empty', game_params: { count: 0 } },
    ],
  };
  const call = ({ name }: { name: string }) =>
    Promise.resolve(name === 'jackpots.get' ? [] : { items: answers[name] ?? [] });
  const all = { call: call as never, content: undefined as never };
  expect(await readSitemapList('events', all, signal)).toEqual([
    '/tournaments/1',
    '/tournaments/2',
    '/tournaments/1/gamehall',
    '/promotions/runs',
  ]);
  expect(await readSitemapList('halls', all, signal)).toEqual(['/gamehall?category=slots', '/gamehall?providers=nur']);
});

test('the sitemap names the day of the last change where the editor wrote one', async () => {
  const content = () =>
    Promise.resolve([
      { slug: 'about', updatedOn: '2026-09-01' },
      { slug: 'odd', updatedOn: '1.9.' },
    ]);
  const found = await readSitemapList('pages', { call: undefined as never, content: content as never }, signal);
  expect(found.slice(-2)).toEqual([{ path: '/about', languages: ['uz', 'ru'], lastModified: '2026-09-01' }, '/odd']);
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
