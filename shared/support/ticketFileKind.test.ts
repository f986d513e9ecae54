import { expect, test } from 'vitest';
import { ticketFileKind } from './ticketFileKind.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
  ['pdf', '%PDF-1.7\n'],
])('a file that begins as %s has that kind', (kind, text) => expect(ticketFileKind(bytes(text))).toBe(kind));

test.each([
  '',
  '<!doctype html>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'GIF89a',
  'RIFF\x24\0\0\0WAVEfmt ',
  '\0\0\0\x18ftypisom',
  'MZ\x90\0',
])('a file that begins with %j has no kind', (text) => expect(ticketFileKind(bytes(text))).toBeNull());
