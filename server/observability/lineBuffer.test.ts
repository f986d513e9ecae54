import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { lineBuffer } from './lineBuffer.ts';

test('every line comes out once, whole and in order', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constant('oʻyin '.repeat(5_000)),
    fc.constant('ы'.repeat(40_000)),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const out: Buffer[] = [];
      const buffer = lineBuffer((bytes) => void out.push(bytes));
      for (const one of lines) buffer.write(`${one.toWellFormed()}\n`);
      buffer.flush();
      buffer.flush();
      expect(Buffer.concat(out).toString()).toBe(lines.map((one) => `${one.toWellFormed()}\n`).join(''));
    }),
    { numRuns: 50 },
  );
});

test('a quiet server’s last line does not wait for the next', () => {
  vi.useFakeTimers();
  const out: string[] = [];
  lineBuffer((bytes) => void out.push(bytes.toString())).write('one\n');
  expect(out).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(out).toEqual(['one\n']);
  vi.useRealTimers();
});
