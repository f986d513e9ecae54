import { expect, test } from 'vitest';
import { parseCollection } from '#shared/content/collections.ts';
import { articlesOf, findArticles } from './articles.ts';

const pages = parseCollection('pages', [
  {
    slug: 'payments',
    title: 'Toʻlov usullari',
    lead: 'Usullar va limitlar',
    blocks: [
      { __component: 'blocks.heading', text: 'Yechib olish', level: '2', anchor: 'withdrawal' },
      { __component: 'blocks.table', head: ['Usul', 'Muddat'], rows: [['Humo', '24 soat']] },
    ],
  },
  { slug: 'rules', title: 'Qoidalar', lead: 'Yechib olish qoidalari', blocks: [] },
]);
const found = (typed: string) => findArticles(articlesOf(pages), typed).map(({ href }) => href);

test('findArticles finds articles by title and text in either script, titles first, with links to their headings', () => {
  expect(found('yechib olish')).toEqual(['/payments#withdrawal', '/rules']);
  expect(found('Ечиб олиш')).toEqual(['/payments#withdrawal', '/rules']);
  expect(found('humo 24')).toEqual(['/payments#withdrawal']);
  expect(found('topilmaydigan')).toEqual([]);
  expect(found('a')).toEqual([]);
});
