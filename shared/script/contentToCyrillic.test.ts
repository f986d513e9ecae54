import { expect, test } from 'vitest';
import { collections } from '#shared/content/collections.ts';
import { contentToCyrillic } from './contentToCyrillic.ts';

test('contentToCyrillic converts texts of a record, and keeps addresses, icons, names and codes', () => {
  const common = {
    ...collections.common.defaults,
    menus: {
      header: [{ title: 'Jonli oʻyinlar', url: '/gamehall?category=jonli', icon: 'jonli', visibility: 'all' }],
    },
    social: [{ name: 'Telegram', url: 'https://t.me/yordam', icon: 'telegram' }],
    footer: { copyright: '© Yulduz. Barcha huquqlar himoyalangan' },
  };
  expect(contentToCyrillic('common', common)).toMatchObject({
    menus: { header: [{ title: 'Жонли ўйинлар', url: '/gamehall?category=jonli', icon: 'jonli', visibility: 'all' }] },
    social: common.social,
    footer: { copyright: '© Yulduz. Барча ҳуқуқлар ҳимояланган' },
  });
});

test('contentToCyrillic converts lists, tables and questions of page blocks, and keeps block types', () => {
  const blocks = [
    { type: 'list', items: ['Birinchi', 'Ikkinchi'], ordered: true },
    { type: 'table', head: ['Usul'], rows: [['Karta', '10 daqiqa']] },
    { type: 'faq', title: 'Savollar', items: [{ question: 'Qanday?', answer: 'Mana shunday' }] },
  ];
  expect(contentToCyrillic('pages', [{ slug: 'qoidalar', blocks }])).toEqual([
    {
      slug: 'qoidalar',
      blocks: [
        { type: 'list', items: ['Биринчи', 'Иккинчи'], ordered: true },
        { type: 'table', head: ['Усул'], rows: [['Карта', '10 дақиқа']] },
        { type: 'faq', title: 'Саволлар', items: [{ question: 'Қандай?', answer: 'Мана шундай' }] },
      ],
    },
  ]);
});

test('contentToCyrillic converts every value of a dictionary, keeps placeholders, and converts names of loyalty levels', () => {
  expect(contentToCyrillic('forms-config', { messages: { min: 'Kamida $$min$$ ta' } })).toEqual({
    messages: { min: 'Камида $$min$$ та' },
  });
  expect(contentToCyrillic('loyalty', { levels: [{ sysname: 'oltin', name: 'Oltin' }] })).toEqual({
    levels: [{ sysname: 'oltin', name: 'Олтин' }],
  });
});
