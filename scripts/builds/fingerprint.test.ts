import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '#scripts/fingerprint.mjs';

test('a fingerprint changes with a source, and not with a test or a document, which no build contains', () => {
  const folder = path.join('.cache', `fingerprint-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('sum.ts', '1');
  const before = fingerprint([folder]);
  write('sum.test.ts', '1');
  write('sum.testing.tsx', '1');
  write('README.md', 'Sums');
  expect(fingerprint([folder])).toBe(before);
  write('sum.ts', '2');
  expect(fingerprint([folder])).not.toBe(before);
});

test('settings that the site reads when it starts ask for no build', () => {
  const name = `fingerprint-${process.pid}`;
  const files = [`config/${name}.env`, `config/${name}.txt`];
  onTestFinished(() => files.forEach((file) => rmSync(file, { force: true })));
  const before = fingerprint(['config']);
  for (const file of files) writeFileSync(file, 'PORT=3000');
  expect(fingerprint(['config'])).toBe(before);
});
