import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/sourceFiles.ts';

const ROOMS = ['shared', 'config', 'client', 'server', 'sandbox'];

/** What a room may import besides itself. The one door from the server into the client is entry.server, and types. */
const MAY: Record<string, string[]> = {
  shared: [],
  config: ['shared'],
  client: ['shared'],
  server: ['shared', 'config'],
  sandbox: ['shared'],
};

/** Inside the client: one total order, from the top. A layer imports those below it; the lint rules say the same. */
const LAYERS = ['app', 'features', 'entities', 'dialogs', 'stores', 'seo', 'ui', 'i18n', 'context', 'lib'];
/** The service worker: no part of the page. */
const BESIDE: Record<string, string[]> = { worker: ['ui'] };

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

function importsOf(name: string, text: string): Import[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s+)?[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g,
  );
  return [...found].map((match) => ({
    from: name,
    to: path.posix.join(path.posix.dirname(name), match[3] ?? match[4] ?? ''),
    isType: match[2] !== undefined,
  }));
}

const files = sourceFiles(...ROOMS);
const imports = files.flatMap(({ name, text }) => importsOf(name, text));
const roomOf = (name: string) => name.split('/')[0] as string;
const layerOf = (name: string) => name.split('/')[1] as string;

test('the source folders, read for this check, have files and imports', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(imports.length).toBeGreaterThan(500);
});

test('a top folder, read with its imports, imports only what lies under it', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [room, target] = [roomOf(from), roomOf(to)];
    if (room === target || !ROOMS.includes(target)) return false;
    if (room === 'server' && target === 'client') return !isType && to !== 'client/entry.server.tsx';
    return !MAY[room]?.includes(target);
  });
  expect(wrong).toEqual([]);
});

test('a layer of the client, read with its imports, imports only layers below and no other feature', () => {
  const inside = imports.filter(
    ({ from, to }) =>
      roomOf(from) === 'client' && roomOf(to) === 'client' && from.split('/').length > 2 && to.split('/').length > 2,
  );
  const wrong = inside.filter(({ from, to }) => {
    const [layer, target] = [layerOf(from), layerOf(to)];
    if (layer === 'features' && target === 'features') return from.split('/')[2] !== to.split('/')[2];
    if (layer === target) return false;
    return !(BESIDE[layer] ?? LAYERS.slice(LAYERS.indexOf(layer) + 1)).includes(target);
  });
  expect(wrong).toEqual([]);
});

test('a file is named after what it exports, and there are no barrels', () => {
  // `common` is a collection of the content service, by the spec's own name.
  const drawers = files.filter(
    ({ name }) =>
      name !== 'sandbox/content/data/common.ts' && /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/.test(name),
  );
  expect(drawers.map(({ name }) => name)).toEqual([]);
  const barrels = files.filter(({ text }) => /^export \* from/m.test(text));
  expect(barrels.map(({ name }) => name)).toEqual([]);
});

/** What the largest has. Messages, a file a namespace, are no sources. */
const MAX_FILES = 37;

test('a folder of sources holds few enough files to find one', () => {
  const all = [...files, ...sourceFiles('tests', 'scripts', 'bench')];
  const folders = new Set(all.map(({ name }) => path.posix.dirname(name)));
  expect(folders.size).toBeGreaterThan(100);
  const full = [...folders].map((folder) => {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    return `${files.length} ${folder}`;
  });
  expect(full.filter((line) => Number.parseInt(line, 10) > MAX_FILES)).toEqual([]);
});
