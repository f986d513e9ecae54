import { expect, test } from 'vitest';
import { collections } from '../../shared/content/collections.ts';
import { recordDifferences } from './contentDifferences.ts';

const page = {
  slug: 'about',
  title: 'Biz haqimizda',
  lead: null,
  updatedOn: '2026-09-01',
  blocks: [{ __component: 'blocks.heading', text: 'Salom', level: '2', anchor: null }],
  related: [],
  seo: null,
};

test.each<[string, object, string | undefined]>([
  ['as it should be', {}, undefined],
  ['a field the type lacks', { slug: undefined, title: 'x' }, 'slug: '],
  ['a number for words', { title: 5 }, 'title: '],
  ['a kind of block the site does not know', { blocks: [{ __component: 'blocks.video' }] }, 'blocks[0].__component: '],
  [
    'a block without what it cannot be without',
    { blocks: [page.blocks[0], { __component: 'blocks.heading' }] },
    'blocks[1].text: ',
  ],
  ['an item of a list', { blocks: [{ __component: 'blocks.list', items: ['a', 1] }] }, 'blocks[0].items[1]: '],
  ['a level of heading there is none of', { blocks: [{ ...page.blocks[0], level: '9' }] }, 'blocks[0].level: '],
  ['deep in a component', { seo: { meta: [{ name: 'a', content: 'b' }, { name: 'c' }] } }, 'seo.meta[1].content: '],
  ['a list where an object belongs', { seo: [] }, 'seo: '],
])('%s', (_what, change, expected) => {
  const differences = recordDifferences(collections.pages.schema, { ...page, ...change });
  expect(differences).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});

test('a field that is missing, not merely empty, is a difference', () => {
  const { seo: _seo, ...rest } = page;
  expect(recordDifferences(collections.pages.schema, rest)).toEqual(['seo: the content type has no such field']);
});

test('every difference of a record is told, with what was expected and what came', () => {
  const blocks = [{ __component: 'blocks.heading', text: null, level: '9' }, 5];
  expect(recordDifferences(collections.pages.schema, { ...page, slug: 5, blocks })).toEqual([
    'slug: string expected, number came',
    'blocks[0].text: string expected, null came',
    'blocks[0].level: one of 2, 3 expected, "9" came',
    'blocks[1].__component: string expected, number came',
  ]);
});
