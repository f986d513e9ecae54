import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reactWritesText, rendererFile, writingText } from './reactWritesText.ts';

const source = readFileSync(rendererFile, 'utf8');

test('the React that is installed is written as expected', () => {
  expect(writingText(source)).toContain('destination.writeText(chunk)');
});

test('another React stops the build', () => {
  expect(() => writingText('function writeChunk(target, chunk) {')).toThrow('not written as expected');
  expect(() => writingText(source + source)).toThrow('not written as expected');
});

test('a build with REACT_TEXT_PATCH=off runs React as published; a misspelt setting stops it', () => {
  expect(reactWritesText('off')).toBeNull();
  expect(reactWritesText('on')).toMatchObject({ apply: 'build' });
  expect(reactWritesText('')).toMatchObject({ apply: 'build' });
  expect(() => reactWritesText('no')).toThrow('on or off');
});
