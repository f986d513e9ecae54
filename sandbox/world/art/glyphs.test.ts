import { expect, test } from 'vitest';
import { faces, glyphOf } from './glyphs.ts';

test('every face draws every letter a title may need, the turned comma too', () => {
  for (const face of faces) {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\u02bb\u02bc&-!.') {
      const glyph = glyphOf(face, letter);
      expect(glyph.contours.length, `${face} ${letter}`).toBeGreaterThan(0);
      expect(glyph.advance, `${face} ${letter}`).toBeGreaterThan(20);
    }
  }
});

test('the turned comma and the tutuq belgisi are two shapes, both at the top of the line', () => {
  for (const face of faces) {
    expect(glyphOf(face, '\u02bb').contours).not.toEqual(glyphOf(face, '\u02bc').contours);
    expect(glyphOf(face, '\u02bb').foot).toBeLessThan(-80);
  }
});
