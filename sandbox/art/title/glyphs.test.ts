import { expect, test } from 'vitest';
import { faces, glyphOf } from './glyphs.ts';

test('glyphOf, in every face, draws each character a title may need, the turned comma included', () => {
  for (const face of faces) {
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\u02bb\u02bc&-!.') {
      const glyph = glyphOf(face, character);
      expect(glyph.contours.length, `${face} ${character}`).toBeGreaterThan(0);
      expect(glyph.advance, `${face} ${character}`).toBeGreaterThan(20);
    }
  }
});

test('glyphOf draws the turned comma and the tutuq belgisi differently, the turned comma at the top', () => {
  for (const face of faces) {
    expect(glyphOf(face, '\u02bb').contours).not.toEqual(glyphOf(face, '\u02bc').contours);
    expect(glyphOf(face, '\u02bb').foot).toBeLessThan(-80);
  }
});
