import { expect, test } from 'vitest';
import { traceparentOf } from './traceparentOf.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const parent = 'b7ad6b7169203331';

test.each(['00', '01'])('traceparentOf, for a valid header with the flags %s, returns it', (flags) => {
  const header = `00-${trace}-${parent}-${flags}`;
  expect(traceparentOf(header)).toBe(header);
});

test.each([
  ['without a value', undefined],
  ['sent twice', [`00-${trace}-${parent}-01`]],
  ['of another version', `01-${trace}-${parent}-01`],
  ['with a trace of zeros', `00-${'0'.repeat(32)}-${parent}-01`],
  ['with a parent of zeros', `00-${trace}-${'0'.repeat(16)}-01`],
  ['in upper case', `00-${trace.toUpperCase()}-${parent}-01`],
  ['with more after the flags', `00-${trace}-${parent}-01-x`],
])('traceparentOf, for a header %s, returns undefined', (_case, header) => {
  expect(traceparentOf(header)).toBeUndefined();
});
