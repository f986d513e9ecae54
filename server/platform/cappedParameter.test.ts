import { expect, test } from 'vitest';
import { cappedParameter } from './cappedParameter.ts';

test.each([
  ['count', '24', '24'],
  ['count', '1000', '1000'],
  ['count', '1001', '1000'],
  ['limit', '-1', '1000'],
  ['count', 'all', '1000'],
  ['offset', '99999', '99999'],
  ['options', '{"limit":24,"search":"koi"}', '{"limit":24,"search":"koi"}'],
  ['options', '{"sysname":["koi"]}', '{"sysname":["koi"],"limit":1000}'],
  ['options', '{"limit":1e9}', '{"limit":1000}'],
  ['options', '{"limit":null}', '{"limit":1000}'],
  ['options', '{"limit":"9999"}', '{"limit":1000}'],
  ['options', '{"limit":24,"limit":99999}', '{"limit":1000}'],
  ['options', '{"limit":99999,"limit":24}', '{"limit":24}'],
  ['options', '{limit:24}', undefined],
  ['options', '[24]', undefined],
])('cappedParameter, for %s=%s, returns %s', (name, value, capped) => {
  expect(cappedParameter(name, value)).toBe(capped);
});
