import { expect, test } from 'vitest';
import { statedTexts } from '#tests/support/statedTexts.ts';

const texts = statedTexts();
/** The words between « and ». A name that is filled in is no label. */
const quotesOf = (text: string) => [...text.matchAll(/«([^«»{}]+)»/g)].map(([, quoted = '']) => quoted);
/** A label, without a sum at its end: `Olish: {sum}`. */
const labelOf = (text: string) => text.replace(/: \{\w+\}$/, '');
const pairOf = (uz: string, ru: string) => `${uz} / ${ru}`;
const labels = new Set(texts.map(({ uz, ru }) => pairOf(labelOf(uz), labelOf(ru))));

/** What is quoted but no label of the site, with the reason. */
const OTHERS: Record<string, string> = {
  [pairOf('ha', 'да')]: 'an answer to a question',
  [pairOf('Share', 'Поделиться')]: 'a button of Safari, which has no Uzbek',
  [pairOf('Add to Home Screen', 'На экран „Домой“')]: 'an entry of Safari’s menu',
  [pairOf('Yulduz Namuna', 'Yulduz Namuna')]: 'a company',
  [pairOf('Spam', 'Спам')]: 'a folder of a mailbox',
  [pairOf('Maxfiylik', 'Конфиденциальность')]: 'a part of a browser’s settings',
  [pairOf('kod:soʻz:raqam', 'код:слово:номер')]: 'the key of a hash',
};
test('a label that a text quotes is the label of the button itself, in both languages', () => {
  const quoting = texts.filter(({ uz, ru }) => quotesOf(uz).length + quotesOf(ru).length > 0);
  expect(quoting.length).toBeGreaterThan(15);
  const wrong = quoting.flatMap(({ where, uz, ru }) => {
    const [inUzbek, inRussian] = [quotesOf(uz), quotesOf(ru)];
    if (inUzbek.length !== inRussian.length)
      return [`${where}: «${inUzbek.join('», «')}» / «${inRussian.join('», «')}»`];
    return inUzbek
      .map((quoted, index) => pairOf(quoted, inRussian[index] ?? ''))
      .filter((pair) => !labels.has(pair) && !(pair in OTHERS))
      .map((pair) => `${where}: ${pair}`);
  });
  expect(wrong).toEqual([]);
});
