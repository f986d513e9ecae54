import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoaderArgs } from '#client/entities/section/loaderArgs.testing.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { loadCritical as loadItem } from './promotion.loader.ts';
import { loadCritical as loadList } from './promotions.loader.ts';

const NOW = 1_800_000_000;
beforeEach(() => vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const banner = (id: string, finished_at: number | null, more: object = {}) => ({
  id,
  finished_at,
  description: { title: `P ${id}`, subtitle: 'About', images: { wide: '/w.webp', tall: '/t.webp' }, ...more },
});
const banners = [
  banner('last', null),
  banner('over', NOW - 1, { position: 0 }),
  banner('first', NOW + 60, {
    position: 1,
    text: 'Words',
    steps: ['one', 'two'],
    terms: 'a\n\nb',
    facts: [{ label: 'Min', value: '20' }, 5],
    button_title: 'Go',
    button_slug: '/offers/1',
  }),
  banner('evil', null, { button_title: 'Go', button_slug: 'javascript:alert(1)' }),
];
const content = { 'prazer-config': { imageNames: { banner: { image_desktop: 'wide', image_mobile: 'tall' } } } };
const world = async (path: string, id = '', answer: () => unknown = () => ({ items: banners, count: 4 })) => {
  const { args, calls } = createLoaderArgs({ path, content, answers: { 'banners.get': answer } });
  await args.intl.load(['promotions']);
  return { args: { ...args, params: { id } }, calls };
};

test('loadCritical of the promotions requests the place promotions and returns running ones by position', async () => {
  const { args, calls } = await world('/promotions');
  const { promotions, seo } = await loadList(args);
  expect(promotions.ok && promotions.value.map(({ id }) => id)).toEqual(['first', 'last', 'evil']);
  expect(calls.find(({ name }) => name === 'banners.get')?.input).toMatchObject({ place: 'promotions' });
  expect(seo.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }]);
});

test('loadCritical of the promotions, when the call fails, still resolves with the error', async () => {
  const { args } = await world('/promotions', '', () => {
    throw new AppError('InternalServerErrorException');
  });
  expect((await loadList(args)).promotions).toEqual({ ok: false, error: 'InternalServerErrorException' });
});

test('loadCritical of a promotion returns its texts, steps, terms, conditions, end and JSON-LD', async () => {
  const { promotion, seo } = await loadItem((await world('/promotions/first', 'first')).args);
  expect(promotion).toMatchObject({
    name: 'P first',
    isOver: false,
    ends: (NOW + 60) * 1000,
    steps: ['one', 'two'],
    terms: ['a', 'b'],
    conditions: [{ label: 'Min', value: '20' }],
    button: 'Go',
    image: '/w.webp',
    phoneImage: '/t.webp',
  });
  expect(seo.canonicalPath).toBe('/promotions/first');
  expect(seo.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'Offer', image: 'https://site.test/w.webp' },
  ]);
});

test('loadCritical of a promotion marks a finished one, drops a button with an unsafe address, and 404s an unknown id', async () => {
  expect((await loadItem((await world('/promotions/over', 'over')).args)).promotion.isOver).toBe(true);
  expect((await loadItem((await world('/promotions/evil', 'evil')).args)).promotion.button).toBe('');
  await expect(loadItem((await world('/promotions/none', 'none')).args)).rejects.toMatchObject({ status: 404 });
});
