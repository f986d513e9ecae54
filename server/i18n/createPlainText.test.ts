import { expect, test, vi } from 'vitest';
import { createPlainText } from './createPlainText.ts';

const messages = { 'plain.greeting': 'Salom, {name}!' };

test('a plain text, for an unknown id or a missing value, throws', () => {
  const text = createPlainText('uz', messages);
  expect(text('plain.greeting', { name: 'Aziza' })).toBe('Salom, Aziza!');
  expect(() => text('plain.greeting')).toThrow('name');
  expect(() => text('plain.unknown')).toThrow('plain.unknown');
});

test('a plain text that reports, for an unknown id or a missing value, is an ellipsis and reports each id once', () => {
  const report = vi.fn();
  const text = createPlainText('uz', messages, report);
  expect([text('plain.greeting'), text('plain.greeting'), text('plain.unknown')]).toEqual(['…', '…', '…']);
  expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    expect.stringContaining('name'),
    expect.stringContaining('plain.unknown'),
  ]);
  expect(text('plain.greeting', { name: 'Aziza' })).toBe('Salom, Aziza!');
});
