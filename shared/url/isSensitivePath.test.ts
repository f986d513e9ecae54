import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSensitivePath } from './isSensitivePath.ts';
import { paths } from './paths.ts';

test('they are the pages of the contract', () => {
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
])('%s is closed', (path) => {
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
])('%s is open', (path) => {
  expect(isSensitivePath(path)).toBe(false);
});

test('no spelling of its address opens a sensitive page', () => {
  const spelled = (word: string) =>
    fc.tuple(...[...word].map(() => fc.constantFrom('plain', 'capital', 'escaped', 'ESCAPED'))).map((ways) =>
      ways
        .map((way, at) => {
          const letter = way === 'capital' || way === 'ESCAPED' ? word.charAt(at).toUpperCase() : word.charAt(at);
          return /escaped/i.test(way) ? `%${letter.charCodeAt(0).toString(16)}` : letter;
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
