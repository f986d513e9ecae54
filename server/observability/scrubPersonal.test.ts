import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from './redact.ts';
import { scrubPersonal } from './scrubPersonal.ts';

test.each([
  ['no account for ali.valiyev+x@mail.uz here', 'no account for [r] here'],
  ['почта алишер@почта.рф', 'почта [r]'],
  ['card 8600 1234 5678 9012, exp 12/29', 'card [r], exp 12/29'],
  ['4111-1111-1111-1111', '[r]'],
  ['call +998 (90) 123-45-67', 'call [r]'],
  ['901234567!', '[r]!'],
  ['jwt eyJhbGciOi.eyJzdWIi.c2ln ends', 'jwt [r] ends'],
  ['Bearer abcdef012345', 'Bearer [r]'],
  ['sid=9f8e7d6c; path=/', 'sid=[r]; path=/'],
  ['{"password":"hunter2","a":1}', '{"password":"[r]","a":1}'],
  ['access_token: zz91', 'access_token: [r]'],
  ['wrong code 123456', 'wrong code [r]'],
  ['code: 1234, kod = "12345", код : 12345678', 'code: [r], kod = "[r]", код : [r]'],
  ['key q8Zt3LmN0pXv5RwY7cBd1FgH', 'key [r]'],
  ['пароль: hunter2, логин = ali77', 'пароль: [r], логин = [r]'],
  ['key 0123-ABCDEFGHIJKLMNOPQRSTUVWX', 'key [r]'],
  ['key ABCDEFGHIJKLMNOPQRSTUVWX-4', 'key [r]'],
  ['a@mail.co.uz, b@1.uz', '[r], [r]'],
])('scrubPersonal, for %s, returns %s', (text, scrubbed) => expect(scrubPersonal(text)).toBe(scrubbed));

test.each([
  "Cannot read properties of undefined (reading 'sysname')",
  'at createPlatformTransport (https://yulduz.uz/assets/createPlatformTransport-B1x2C3d4E5f6.js:1:123456)',
  'Minified React error #418; HTTP 502 after 10000 ms',
  'Unexpected token < in JSON at position 0',
  'The session ended; the login failed',
  'code 123, kode 1234, шкод 1234, code without a number',
  'a@b and @name',
  'q8Zt3LmN0pXv5RwY7cBd1Fg',
  'q8Zt3LmN0pXv5RwY7cBd1FgH(x)',
  '------------------------------1',
  'thisIsAVeryLongFunctionNameWithoutAnyDigits is not a function',
  'chunk GamePage-DkX9a2bC.js of build 2026-11-22 is gone',
])('scrubPersonal leaves %s unchanged', (text) => expect(scrubPersonal(text)).toBe(text));

test('redact removes personal data from an error; scrubPersonal, for any long text, takes under 250 ms of CPU', () => {
  const line = JSON.stringify(redact({ err: new Error('refused for a@b.uz, card 8600123456789012') }));
  expect(line).not.toMatch(/a@b\.uz|8600/);
  const nasty = fc.string({
    unit: fc.constantFrom('a', '1', '@', '.', '-', ' ', 'eyJ', 'token', '=', '"'),
    maxLength: 4_000,
  });
  fc.assert(
    fc.property(nasty, (text) => {
      const before = process.cpuUsage();
      expect(scrubPersonal(text)).not.toMatch(/\d{9}/);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(250);
    }),
    { numRuns: 50 },
  );
});
