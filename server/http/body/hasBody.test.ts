import { expect, test } from 'vitest';
import { hasBody } from './hasBody.ts';

test.each([
  [{}, false],
  [{ 'content-type': 'application/json' }, false],
  [{ 'content-length': '0' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('hasBody, for headers %j, returns %s', (headers, expected) => {
  expect(hasBody({ headers })).toBe(expected);
});
