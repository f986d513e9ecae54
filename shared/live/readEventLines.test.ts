import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEventLines, type StreamEvent } from './readEventLines.ts';

const WHOLE = 'id: a.1\nevent: balance\ndata: {"x":1}\n\n:\n\nevent: hello\ndata: {}\n\ndata:no space\n\n';
const EVENTS: StreamEvent[] = [
  { id: 'a.1', name: 'balance', data: '{"x":1}' },
  { id: undefined, name: 'hello', data: '{}' },
  { id: undefined, name: 'message', data: 'no space' },
];

test('readEventLines, for any split of the stream into pieces, reads the same events', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 40 }), (lengths) => {
      const read: StreamEvent[] = [];
      const take = readEventLines((event) => read.push(event));
      let offset = 0;
      for (const length of [...lengths, WHOLE.length]) {
        take(WHOLE.slice(offset, offset + length));
        offset += length;
      }
      expect(read).toEqual(EVENTS);
    }),
  );
});

test('readEventLines, for an event without an end, throws a RangeError', () => {
  const take = readEventLines(() => undefined);
  expect(() => {
    for (let n = 0; n < 1_000; n += 1) take('x'.repeat(1_000));
  }).toThrow(RangeError);
});
