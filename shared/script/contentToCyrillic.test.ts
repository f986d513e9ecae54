import { expect, test } from 'vitest';
import { collections } from '../content/collections.ts';
import { contentToCyrillic } from './contentToCyrillic.ts';

test('what people read of a record is written anew; addresses, icons, names and codes stay', () => {
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

test('blocks of a page: texts, lists, tables and questions; the kinds of blocks stay', () => {
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

test('every value of a dictionary, with its placeholders; a name where it is a word of ours', () => {
  expect(contentToCyrillic('forms-config', { messages: { min: 'Kamida $$min$$ ta' } })).toEqual({
    messages: { min: 'Камида $$min$$ та' },
  });
  expect(contentToCyrillic('loyalty', { levels: [{ sysname: 'oltin', name: 'Oltin' }] })).toEqual({
    levels: [{ sysname: 'oltin', name: 'Олтин' }],
  });
});
