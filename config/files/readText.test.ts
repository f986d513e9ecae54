import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readText, UnreadableFile } from './readText.ts';

function written(bytes: string | Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  return file;
}

test('readText reads an empty file, and one with a byte order mark, line ends of Windows and letters of every script', () => {
  expect(readText(written(''))).toBe('');
  expect(readText(written('\uFEFF/акция\t/o‘yin\r\n'))).toBe('/акция\t/o‘yin\r\n');
});

test('readText says what is wrong with a file that is no text, and in which line', () => {
  const utf16 = Buffer.from('\uFEFFPORT=1\n', 'utf16le');
  expect(() => readText(written(utf16))).toThrow('is written in UTF-16, not in UTF-8');
  expect(() => readText(written(Buffer.from(utf16).swap16()))).toThrow('is written in UTF-16, not in UTF-8');
  expect(() => readText(written(utf16.subarray(2)))).toThrow('has a control character in line 1');
  expect(() => readText(written(Buffer.from('a\nb\nc\xe9\n', 'latin1')))).toThrow('is no text in UTF-8 (line 3)');
  expect(() => readText(written('a\n\x1b[2Jb\n'))).toThrow('has a control character in line 2');
});

test('readText refuses what is no file and what is over 10 MB before it reads it, and tells a missing file apart', () => {
  const file = written('x');
  truncateSync(file, 200e6);
  expect(() => readText(file)).toThrow('has 200 MB, of 10 at most');
  expect(() => readText(path.dirname(file))).toThrow('is no file');
  expect(() => readText('/dev/zero')).toThrow('is no file');
  expect(() => readText(`${file}.none`)).toThrow(new UnreadableFile('cannot be read (ENOENT)', true));
});
