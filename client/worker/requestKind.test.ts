import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestKind } from './requestKind.ts';

const ORIGIN = 'https://site.test';
const kind = (url: string, more: { method?: string; mode?: string; destination?: string; range?: string } = {}) => {
  const { method = 'GET', mode = 'cors', destination = '', range } = more;
  const headers = new Headers(range ? { range } : {});
  return requestKind({ url: new URL(url, ORIGIN).href, method, mode, destination, headers } as Request, ORIGIN);
};

test.each([
  ['/assets/entry-AbC123.js', 'asset'],
  ['/fonts/onest-latin.4609b031.woff2', 'asset'],
  ['/fonts/OFL-Onest.txt', 'other'],
  ['/icons/sprite.svg', 'other'],
  ['/content/common?locale=uz', 'other'],
  ['/uploads/a.png', 'other'],
  ['https://cdn.test/assets/x.js', 'other'],
])('requestKind, for %s, is %s', (url, expected) => {
  expect(kind(url)).toBe(expected);
});

test('requestKind is `document` only for a same-origin GET navigation of a top-level document', () => {
  const navigation = { mode: 'navigate', destination: 'document' };
  expect(kind('/ru/gamehall', navigation)).toBe('document');
  expect(kind('/platform/game/x', { ...navigation, destination: 'iframe' })).toBe('other');
  expect(kind('/forms/sign_in', { ...navigation, method: 'POST' })).toBe('other');
  expect(kind('https://pay.test/', navigation)).toBe('other');
});

test('requestKind, for an asset with a Range header, is `other`, so that a part is never cached', () => {
  expect(kind('/assets/film-AbC.mp4', { range: 'bytes=0-1' })).toBe('other');
});

test('requestKind, for any path of the API, platform or content service, is `other`', () => {
  const heads = fc.constantFrom('api', 'platform', 'oauth', 'content', 'uploads', '_');
  fc.assert(
    fc.property(heads, fc.stringMatching(/^[\w/.-]*$/), (head, rest) => {
      const { pathname } = new URL(`/${head}/${rest}`, ORIGIN);
      fc.pre(pathname.startsWith(`/${head}/`));
      expect(kind(pathname)).toBe('other');
    }),
  );
});
