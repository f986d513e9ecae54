import { expect, test } from 'vitest';
import { isRefusal } from './isRefusal.ts';

test.each([
  ['an envelope with an error', '{"error":{"type":"UserBannedException"}}', true],
  ['an envelope with an error and spaces', '{ "data": null, "error" : { "type": "X" } }', true],
  ['an envelope with data', '{"data":{"items":[]},"error":null}', false],
  ['no JSON', '<html>error</html>', false],
  ['an error after the first 4,096 bytes', `{"data":"${'x'.repeat(4_096)}","error":{}}`, false],
])('isRefusal, for %s, returns %s', (_case, body, refused) => {
  expect(isRefusal(Buffer.from(body))).toBe(refused);
});
