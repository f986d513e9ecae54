import { expect, test } from 'vitest';
import { parseCollection } from '#shared/content/collections.ts';
import { faqOf } from './faqOf.ts';
import { findQuestions } from './findQuestions.ts';

const pages = parseCollection('pages', [
  {
    slug: 'faq',
    title: 'Savollar',
    blocks: [
      { __component: 'blocks.faq', items: [{ question: 'Pul qachon tushadi?', answer: 'Bir daqiqada.' }] },
      {
        __component: 'blocks.faq',
        title: 'Yutuq',
        items: [{ question: 'Yutuqni qanday yechaman?', answer: 'Kartaga pul tushadi, oʻzingiz koʻrasiz.' }],
      },
      { __component: 'blocks.rich-text', text: 'x' },
    ],
  },
]);
const groups = faqOf(pages);
const found = (typed: string) => findQuestions(groups, typed).map(({ question }) => question);

test('faqOf titles each group with its block’s title, or the page’s', () => {
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Savollar', 1],
    ['Yutuq', 1],
  ]);
});

test('findQuestions finds items that contain every word, in either script, matches in the question first', () => {
  expect(found('tushadi pul')).toEqual(['Pul qachon tushadi?', 'Yutuqni qanday yechaman?']);
  expect(found('  karta YUTUQ ')).toEqual(['Yutuqni qanday yechaman?']);
  expect(found("o'zingiz")).toEqual(['Yutuqni qanday yechaman?']);
  expect(found('пул тушади')).toHaveLength(2);
  expect(found('valyuta')).toEqual([]);
  expect(found(' a ')).toEqual([]);
});
