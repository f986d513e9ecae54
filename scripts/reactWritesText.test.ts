import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rendererFile, writingText } from './reactWritesText.ts';

const source = readFileSync(rendererFile, 'utf8');

test('the React that is installed is written as expected', () => {
  expect(writingText(source)).toContain('destination.writeText(chunk)');
});

test('another React stops the build', () => {
  expect(() => writingText('function writeChunk(target, chunk) {')).toThrow('not written as expected');
  expect(() => writingText(source + source)).toThrow('not written as expected');
});
