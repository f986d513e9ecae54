import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importedFile } from '#scripts/imports/importedFile.mjs';

const FOLDERS = ['shared', 'config', 'client', 'server', 'sandbox', 'scripts', 'bench', 'tests'];
const MAX_LINES = 10;

/** Short files that may have one reader and no test, and why. */
const ALONE: [files: RegExp, reason: string][] = [
  [/^client\/entities\/bonus\/forecastWorker\.ts$/, 'a worker starts with a file of its own'],
  [/^client\/app\/hydrate\.ts$/, 'the build puts the file beside the packages'],
  [/^client\/features\/[\w-]+\/\w+(?:Page\.tsx|\.loader\.ts)$/, 'the route table names the file'],
  [/^shared\/content\/\w+\.content\.ts$/, 'a collection is a file'],
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
);
const isTest = (file: string) => /\.(?:test|testing)\.tsx?$/.test(file);
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const readers = new Map<string, Set<string>>();
for (const [file, text] of textOf)
  for (const [, target] of text.matchAll(/['"]((?:\.{1,2}\/|#)[^'"\n]+?\.tsx?)(?:\?[^'"\n]*)?['"]/g)) {
    const read = importedFile(file, target as string) as string;
    readers.set(read, (readers.get(read) ?? new Set()).add(file));
  }

const short = files.filter(
  (file) => /^(?:client|shared)\//.test(file) && !isTest(file) && lines(textOf.get(file) as string) <= MAX_LINES,
);

function lines(text: string): number {
  return text.trimEnd().split('\n').length;
}

test('a source of the client or of shared with ten lines or fewer has two readers or a test', () => {
  expect(short.length).toBeGreaterThan(100);
  const passed = short.filter((file) => {
    const known = [...(readers.get(file) ?? [])];
    return known.length < 2 && !known.some(isTest) && !ALONE.some(([pattern]) => pattern.test(file));
  });
  expect(passed).toEqual([]);
});
