import { expect, test } from 'vitest';
import { joinPieces } from './joinPieces.ts';

test('pieces of bytes and of text become one document, whatever its characters and its size', () => {
  const pieces = ['<p>', Buffer.from('oʻyin — игра'), '€'.repeat(400_000), '𝒳', Buffer.from('</p>'), ''];
  expect(joinPieces(pieces).toString()).toBe(pieces.join(''));
  expect(joinPieces(['short', Buffer.from('er')]).toString()).toBe('shorter');
  expect(joinPieces([]).length).toBe(0);
});
