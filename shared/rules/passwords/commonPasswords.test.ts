import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRAND_NAME } from '#shared/brand.ts';
import { COMMON_PASSWORD_BITS } from './commonPasswordBits.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { localPasswords } from './localPasswords.testing.ts';
import { PASSWORD_BITS, passwordPlaces } from './passwordPlaces.ts';
import { passwordProblem } from './passwordProblem.ts';

const LISTED = 7_500;
const ranked = (dictionary as Record<string, readonly string[]>)['passwords-common'] ?? [];
/** Those that the rule of a password accepts. */
const listed = [...new Set([...localPasswords, ...ranked].map((one) => one.toLowerCase()))]
  .filter((one) => /^[!-~]{6,20}$/.test(one))
  .slice(0, LISTED);

test('commonPasswordBits.ts has the passwords of the list, and -u writes it', async () => {
  const bits = new Uint8Array(PASSWORD_BITS / 8);
  for (const place of listed.flatMap(passwordPlaces)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  const module = `/**
 * A Bloom filter of the ${LISTED} most used passwords, in base64: the first of \`@zxcvbn-ts/language-common\` (MIT), a list by use in leaks, and
 * localPasswords. Written by commonPasswords.test.ts.
 */
export const COMMON_PASSWORD_BITS =
  '${Buffer.from(bits).toString('base64')}';
`;
  await expect(module).toMatchFileSnapshot('commonPasswordBits.ts');
  expect(COMMON_PASSWORD_BITS.length).toBeLessThan(20_000);
});

test('every listed password is common, in any case and with signs behind it', () => {
  expect(listed).toHaveLength(LISTED);
  expect(listed.filter((one) => !isCommonPassword(one.toUpperCase()))).toEqual([]);
  expect(['Dragon2026', 'password!', 'PASSWORD123!', 'Toshkent1'].filter((one) => !isCommonPassword(one))).toEqual([]);
});

test.each([
  'aaaaaa',
  '111111',
  '121212',
  'abcabc',
  'abcdef',
  'fedcba',
  '123456',
  '987654321',
  '345678',
  'asdfgh',
  'poiuyt',
  '1qaz2wsx',
  '!@!@!@',
])('%s, a row of keys or something repeated, is common', (password) => expect(isCommonPassword(password)).toBe(true));

test('of 200,000 random passwords less than 2 in 1,000 are taken for common ones', () => {
  const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!';
  // A fixed sequence, so that the rate is the same every time.
  let state = 7;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const random = () =>
    Array.from({ length: 6 + Math.floor(next() * 12) }, () => letters[Math.floor(next() * letters.length)]).join('');
  const wrong = Array.from({ length: 200_000 }, random).filter(isCommonPassword).length;
  expect(wrong / 200_000).toBeLessThan(0.002);
});

const personal = ['+998 90 123-45-67', 'zuhro.karimova@mail.uz', 'Zuhroxon77', 'Zuhro', 'Karimova'];
test.each([
  '901234567',
  '998901234567',
  '1234567!!',
  'zuhro.karimova',
  'zuhrokarimova1',
  'karimova',
  'Karimova2026',
  'avomirak',
  '1990zuhro',
  'Zuhroxon77',
  BRAND_NAME,
  `${BRAND_NAME}24`,
])('%s, which others know of the player, is refused as their own', (password) =>
  expect(passwordProblem(password, personal)).toBe('validation.passwordOwn'),
);

test.each(['choynak-gilam-7', 'Registon-1441', 'q8T!mvLp', 'zuhro-olma-qish'])('%s is accepted', (password) =>
  expect(passwordProblem(password, [...personal, null, undefined, ''])).toBeNull(),
);

test('passwordProblem takes any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (password, texts) => void passwordProblem(password, texts)),
  );
});
