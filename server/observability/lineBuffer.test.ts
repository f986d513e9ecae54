import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { lineBuffer } from './lineBuffer.ts';

test('lineBuffer, for any lines, writes each once, complete and in order', () => {
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

test('lineBuffer reuses a chunk only after its bytes are written', () => {
  const out: { bytes: Buffer; whenOut: () => void }[] = [];
  const buffer = lineBuffer((bytes, whenOut) => void out.push({ bytes, whenOut }));
  const give = (line: string) => {
    buffer.write(line);
    buffer.flush();
  };
  give('one\n');
  give('two\n');
  out[0]?.whenOut();
  give('three\n');
  give('four\n');
  expect(out.slice(1).map(({ bytes }) => bytes.toString())).toEqual(['two\n', 'three\n', 'four\n']);
  expect(out.map(({ bytes }) => bytes.buffer === out[0]?.bytes.buffer)).toEqual([true, false, false, true]);
});

test('lineBuffer writes a single line after 100 ms', () => {
  vi.useFakeTimers();
  const out: string[] = [];
  lineBuffer((bytes) => void out.push(bytes.toString())).write('one\n');
  expect(out).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(out).toEqual(['one\n']);
  vi.useRealTimers();
});
