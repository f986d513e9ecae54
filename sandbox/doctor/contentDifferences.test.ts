import { expect, test } from 'vitest';
import { collections } from '#shared/content/collections.ts';
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
  ['a valid record', {}, undefined],
  ['a missing field', { slug: undefined, title: 'x' }, 'slug: '],
  ['a number instead of a text', { title: 5 }, 'title: '],
  ['an unknown kind of block', { blocks: [{ __component: 'blocks.video' }] }, 'blocks[0].__component: '],
  [
    'a block without a required field',
    { blocks: [page.blocks[0], { __component: 'blocks.heading' }] },
    'blocks[1].text: ',
  ],
  ['a wrong item of a list', { blocks: [{ __component: 'blocks.list', items: ['a', 1] }] }, 'blocks[0].items[1]: '],
  ['an unknown level of heading', { blocks: [{ ...page.blocks[0], level: '9' }] }, 'blocks[0].level: '],
  [
    'a missing field deep in a component',
    { seo: { meta: [{ name: 'a', content: 'b' }, { name: 'c' }] } },
    'seo.meta[1].content: ',
  ],
  ['a list instead of an object', { seo: [] }, 'seo: '],
])('recordDifferences, for %s, reports exactly the differing fields', (_what, change, expected) => {
  const differences = recordDifferences(collections.pages.schema, { ...page, ...change });
  expect(differences).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});

test('recordDifferences, for a missing nullable field, reports that the content type has no such field', () => {
  const { seo: _seo, ...rest } = page;
  expect(recordDifferences(collections.pages.schema, rest)).toEqual(['seo: the content type has no such field']);
});

test('recordDifferences, for several wrong fields, reports each with the expected and the actual type', () => {
  const blocks = [{ __component: 'blocks.heading', text: null, level: '9' }, 5];
  expect(recordDifferences(collections.pages.schema, { ...page, slug: 5, blocks })).toEqual([
    'slug: string expected, number came',
    'blocks[0].text: string expected, null came',
    'blocks[0].level: one of 2, 3 expected, "9" came',
    'blocks[1].__component: string expected, number came',
  ]);
});
