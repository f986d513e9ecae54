import { expect, test } from 'vitest';
import { BRAND_NAME } from '#shared/brand.ts';
import { fakenameRule } from './fakenameRule.ts';
import { nameRule } from './nameRule.ts';

const judge = (value: string) => {
  const { data, error } = fakenameRule().safeParse(value);
  return error?.issues[0]?.message ?? data;
};

test.each([
  'admin',
  'ADMIN77',
  'adm1n',
  'Support',
  '5upp0rt',
  's.u.p.p.o.r.t',
  'supp\u200bort',
  'ѕuрроrt'.normalize(),
  'support24',
  'Moderator',
  'moder',
  'yordam',
  'Yordam24',
  'xodim',
  'maʼmur',
  'Админ',
  'админ2',
  'поддержка',
  'Оператор5',
  'хавфсизлик',
  'ｓｕｐｐｏｒｔ',
  '𝐚𝐝𝐦𝐢𝐧',
  'ádmin',
  BRAND_NAME,
  BRAND_NAME.toUpperCase(),
  `${BRAND_NAME}24`,
  `7${BRAND_NAME}`,
  'Юлдуз',
  'юлдуз777',
  'Yu1duz',
])('the nickname %j looks like the operator and is refused', (name) =>
  expect(judge(name)).toMatch(/^validation\.(?:reservedName|mixedScript)$/),
);

test.each([
  'badminton',
  'Yulduzoy',
  'Yulduzxon1',
  'Zuhro',
  'Samarqand77',
  'Модест',
  'modern',
  'Bahodir',
  'Botir',
  'Темур5',
  'Rahmat',
  'tizimov',
  'банкир5',
  '今日はです',
])('the nickname %j is free', (name) => expect(judge(name)).toBe(name));

test.each(['Аziz', 'Zuhrо', 'Ιvan'])('%j, a word of two scripts, is refused as a name and as a nickname', (name) => {
  expect(judge(name)).toBe('validation.mixedScript');
  expect(nameRule({ locale: 'uz' }).safeParse(name).error?.issues[0]?.message).toBe('validation.mixedScript');
});

test('a name of two words may have a script for each, and Uzbek letters with their apostrophes are of one', () => {
  for (const name of ['Gʻayrat Иванов', 'Oʻtkir', 'Ўткир', 'Jumʼaboy', 'Anna-Мария'])
    expect(nameRule({ locale: 'uz' }).safeParse(name).data).toBe(name);
});

test('a nickname that is the name of the site is reserved there, in Latin and Cyrillic, and free on a site of another name', () => {
  const judgeOn = (brand: string | undefined, value: string) => fakenameRule({ brand }).safeParse(value).success;
  for (const value of ['Anor', 'ANOR77', 'Анор']) {
    expect(judgeOn('Anor', value), value).toBe(false);
    expect(judgeOn(undefined, value), value).toBe(true);
  }
  expect(judgeOn('Anor', BRAND_NAME)).toBe(true);
});

test('on a site whose name is a number, or begins with one, that name is reserved, and other numbers are free', () => {
  const isFree = (brand: string, value: string) => fakenameRule({ brand }).safeParse(value).success;
  expect(['888', '777777', '2026', 'Lola88'].map((value) => isFree('888', value))).toEqual([false, true, true, true]);
  expect(['1win', '1WIN', '1Win7', 'Winter1'].map((value) => isFree('1win', value))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
