import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSensitivePath } from './isSensitivePath.ts';
import { paths } from './paths.ts';

test('isSensitivePath, for cashier, deposit and verification pages, is true', () => {
  expect(
    [paths.cashier, paths.deposit, paths.profileVerification].map((page) => isSensitivePath(page.build())),
  ).toEqual([true, true, true]);
});

test.each([
  '/cashier',
  '/ru/cashier/deposit?x=1',
  '/cashier/history#a',
  '/Cashier/deposit',
  '/%63ashier/deposit',
  '/ru/%43ASHIER',
  '/cashier//deposit',
  '//cashier/deposit',
  '/Profile/Verification',
  '/profile/%76erification/step/2',
])('isSensitivePath, for %s, is true', (path) => {
  expect(isSensitivePath(path)).toBe(true);
});

test.each([
  '/',
  '/ru',
  '/faq?to=/cashier',
  '/cashiers',
  '/cashier-bonus',
  '/profile',
  '/profile/settings',
  '/profile/verifications',
  '/cashier%2Fdeposit',
  '/%E0%A4%A',
  '/promotions/cashier',
])('isSensitivePath, for %s, is false', (path) => {
  expect(isSensitivePath(path)).toBe(false);
});

test('isSensitivePath, for any spelling of a sensitive address (upper case, percent-encoded), is true', () => {
  const spelled = (word: string) =>
    fc.tuple(...[...word].map(() => fc.constantFrom('plain', 'capital', 'escaped', 'ESCAPED'))).map((spellings) =>
      spellings
        .map((spelling, index) => {
          const isUpper = spelling === 'capital' || spelling === 'ESCAPED';
          const character = isUpper ? word.charAt(index).toUpperCase() : word.charAt(index);
          return /escaped/i.test(spelling) ? `%${character.charCodeAt(0).toString(16)}` : character;
        })
        .join(''),
    );
  fc.assert(
    fc.property(spelled('cashier'), spelled('verification'), fc.constantFrom('', '/ru'), (cashier, step, locale) => {
      expect(isSensitivePath(`${locale}/${cashier}/deposit`)).toBe(true);
      expect(isSensitivePath(`${locale}/profile/${step}`)).toBe(true);
    }),
  );
});
