import { expect, test } from 'vitest';
import { answerToCyrillic } from './answerToCyrillic.ts';

const data = (value: unknown) => ({ data: value });

test('answerToCyrillic converts texts of an answer, and keeps names, addresses, codes and numbers', () => {
  const banner = {
    id: 'salom',
    description: {
      title: 'Birinchi toʻldirishga 100%',
      button_title: 'Koʻrish',
      button_slug: '/jackpots',
      images: { main: '/a.png' },
    },
  };
  expect(answerToCyrillic('banners.get', data({ items: [banner], count: 1 }))).toEqual(
    data({
      items: [
        {
          id: 'salom',
          description: {
            title: 'Биринчи тўлдиришга 100%',
            button_title: 'Кўриш',
            button_slug: '/jackpots',
            images: { main: '/a.png' },
          },
        },
      ],
      count: 1,
    }),
  );
});

test('answerToCyrillic converts texts in nested lists, lists of texts and data without a list', () => {
  const offer = {
    description: { terms: ['Misol'], facts: [{ label: 'Muddat', value: '7 kun' }] },
    promotions: [{ type: 'bonus', description: { title: '20 ta bepul aylanish' } }],
    unavailable_reason: 'Keyinroq',
  };
  expect(answerToCyrillic('campaigns.getoffers', data({ items: [offer] }))).toEqual(
    data({
      items: [
        {
          description: { terms: ['Мисол'], facts: [{ label: 'Муддат', value: '7 кун' }] },
          promotions: [{ type: 'bonus', description: { title: '20 та бепул айланиш' } }],
          unavailable_reason: 'Кейинроқ',
        },
      ],
    }),
  );
  const jackpot = { name: 'Oltin karvon', description: { title: 'Oltin karvon', text: 'Bir kun ichida tushadi' } };
  expect(answerToCyrillic('jackpots.get', data([jackpot]))).toEqual(
    data([{ name: 'Олтин карвон', description: { title: 'Олтин карвон', text: 'Бир кун ичида тушади' } }]),
  );
  expect(answerToCyrillic('metadata.get', data({ replacements: { soni: 'besh ta' } }))).toEqual(
    data({ replacements: { soni: 'беш та' } }),
  );
});

test('answerToCyrillic converts a prize that is a text, and keeps a prize that is money', () => {
  const leaders = [
    { fakename: 'Zuhro', prize: '500 ball' },
    { fakename: 'Botir', prize: { amount: 5, currency: 'UZS' } },
  ];
  expect(answerToCyrillic('leaderboard.get', data({ items: leaders }))).toEqual(
    data({ items: [{ fakename: 'Zuhro', prize: '500 балл' }, leaders[1]] }),
  );
});

test('answerToCyrillic, for an error, converts the sentences about fields, and keeps type, message and codes', () => {
  const error = {
    type: 'InvalidParameterException',
    message: 'need_code',
    error_data: { contact: ['Bu raqam band'], code: 'EXPIRED' },
  };
  expect(answerToCyrillic('account.addcontact', { error })).toEqual({
    error: { ...error, error_data: { contact: ['Бу рақам банд'], code: 'EXPIRED' } },
  });
});

test('answerToCyrillic keeps answers of games.get, of unknown methods and without an envelope', () => {
  const games = data({ items: [{ name: 'Pamir Fox', description: { name: 'Pamir Fox', text: 'Qorli togʻlar' } }] });
  expect(answerToCyrillic('games.get', games)).toEqual(games);
  expect(answerToCyrillic('no.such', data('salom'))).toEqual(data('salom'));
  for (const value of [undefined, null, 'salom', ['salom']]) expect(answerToCyrillic('banners.get', value)).toBe(value);
});
