import { expect, test } from 'vitest';
import { isIdentityScript } from './isIdentityScript.ts';

test.each([
  ['https://static.sumsub.com/idensic/static/sns-websdk-builder.js', 'yulduz.uz', true],
  ['https://a.b.sumsub.com/sdk.js', 'yulduz.uz', true],
  ['http://static.sumsub.com/sdk.js', 'yulduz.uz', false],
  ['https://static.sumsub.com:8443/sdk.js', 'yulduz.uz', false],
  ['https://user@static.sumsub.com/sdk.js', 'yulduz.uz', false],
  ['https://sumsub.com.evil.example/sdk.js', 'yulduz.uz', false],
  ['https://evilsumsub.com/sdk.js', 'yulduz.uz', false],
  ['https://evil.example/.sumsub.com', 'yulduz.uz', false],
  ['https://evil.example/sdk.js', 'localhost:3000', false],
  ['//evil.example/sdk.js', 'yulduz.uz', false],
  ['/uploads/sdk.js', 'yulduz.uz', false],
  ['data:text/javascript,alert(1)', 'yulduz.uz', false],
  ['javascript:alert(1)', 'localhost:3000', false],
  ['http://127.0.0.1:4001/_/identity/websdk.js', '127.0.0.1:3000', true],
  ['http://127.0.0.1:4001/_/identity/websdk.js', 'localhost:3000', true],
  ['http://127.0.0.1:4001/_/identity/websdk.js', 'yulduz.uz', false],
  ['http://127.0.0.1.evil.example/sdk.js', '127.0.0.1:3000', false],
])('isIdentityScript, for %s on a page of %s, returns %s', (address, pageHost, isOne) => {
  expect(isIdentityScript(address, pageHost)).toBe(isOne);
});
