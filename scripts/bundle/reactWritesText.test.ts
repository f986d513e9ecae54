import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reactWritesText, rendererFile, writingText } from './reactWritesText.ts';

const source = readFileSync(rendererFile, 'utf8');

test('writingText, for the installed React, rewrites its writer', () => {
  expect(writingText(source)).toContain('destination.writeText(chunk)');
});

test('writingText, for a React with other code, throws', () => {
  expect(() => writingText('function writeChunk(target, chunk) {')).toThrow('not written as expected');
  expect(() => writingText(source + source)).toThrow('not written as expected');
});

test('reactWritesText returns no plugin for off, the plugin for on or empty, and throws for any other value', () => {
  expect(reactWritesText('off')).toBeNull();
  expect(reactWritesText('on')).toMatchObject({ apply: 'build' });
  expect(reactWritesText('')).toMatchObject({ apply: 'build' });
  expect(() => reactWritesText('no')).toThrow('on or off');
});
