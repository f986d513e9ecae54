import { expect, test } from 'vitest';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { scriptOf } from './scriptOf.ts';

test.each([
  [`${scriptKey}=Cyrl`, 'Cyrl'],
  [`sid=1; ${scriptKey}=Cyrl; a=2`, 'Cyrl'],
  [`${scriptKey}=Latn`, undefined],
  [`${scriptKey}=Cyrl2`, undefined],
  [`x${scriptKey}=Cyrl`, undefined],
  [`x=${scriptKey}=Cyrl`, undefined],
  [undefined, undefined],
])('scriptOf, for the Cookie header %j, returns %j', (cookie, script) => {
  expect(scriptOf(cookie)).toBe(script);
});
