import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importedFile } from '#scripts/imports/importedFile.mjs';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const ROOMS = ['shared', 'config', 'client', 'server', 'sandbox'];

/** The top folders that a top folder may import besides itself. The server may import entry.server and types of the client. */
const MAY: Record<string, string[]> = {
  shared: [],
  config: ['shared'],
  client: ['shared'],
  server: ['shared', 'config'],
  sandbox: ['shared'],
};

/** Layers of the client from the top. A layer imports those below it; lint rules check the same. */
const LAYERS = ['app', 'features', 'entities', 'dialogs', 'stores', 'seo', 'ui', 'i18n', 'context', 'lib'];
/** Folders outside the layers, which import none of them: the service worker. */
const OUTSIDE: Record<string, string[]> = { worker: [] };

interface Import {
  from: string;
  to: string;
  isType: boolean;
  isRelative: boolean;
}

function importsOf(name: string, text: string): Import[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s+)?[^'"]*?from\s+'([.#][^']+)'|import\('([.#][^']+)'\)/g,
  );
  return [...found].map((match) => ({
    from: name,
    to: importedFile(name, match[3] ?? match[4] ?? '') as string,
    isRelative: (match[3] ?? match[4] ?? '').startsWith('.'),
    isType: match[2] !== undefined,
  }));
}

const files = sourceFiles(...ROOMS);
const imports = files.flatMap(({ name, text }) => importsOf(name, text));
const roomOf = (name: string) => name.split('/')[0] as string;
const layerOf = (name: string) => name.split('/')[1] as string;

test('the source folders contain files and imports for these checks', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(imports.length).toBeGreaterThan(500);
});

test('a file of a top folder imports only top folders that its folder may import', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [room, target] = [roomOf(from), roomOf(to)];
    if (room === target || !ROOMS.includes(target)) return false;
    if (room === 'server' && target === 'client') return !isType && to !== 'client/entry.server.tsx';
    return !MAY[room]?.includes(target);
  });
  expect(wrong).toEqual([]);
});

test('a file of the client imports only layers below its own and no other feature', () => {
  const inside = imports.filter(
    ({ from, to }) =>
      roomOf(from) === 'client' && roomOf(to) === 'client' && from.split('/').length > 2 && to.split('/').length > 2,
  );
  const wrong = inside.filter(({ from, to }) => {
    const [layer, target] = [layerOf(from), layerOf(to)];
    if (layer === 'features' && target === 'features') return from.split('/')[2] !== to.split('/')[2];
    if (layer === target) return false;
    return !(OUTSIDE[layer] ?? LAYERS.slice(LAYERS.indexOf(layer) + 1)).includes(target);
  });
  expect(wrong).toEqual([]);
});

test('a relative import stays in its own folder, and in a feature in that feature; others name the room', () => {
  const climbing = imports.filter(({ from, to, isRelative }) => {
    const home = /^client\/features\/[^/]+\//.exec(from)?.[0] ?? `${path.posix.dirname(from)}/`;
    // The sandbox is a package: it names no files of tests/.
    return isRelative && !to.startsWith(home) && !(roomOf(from) === 'sandbox' && roomOf(to) === 'tests');
  });
  expect(climbing.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('no modules import each other in a circle, types and late imports included', () => {
  let remaining = imports;
  for (let before = 0; before !== remaining.length; ) {
    before = remaining.length;
    const importing = new Set(remaining.map(({ from }) => from));
    const imported = new Set(remaining.map(({ to }) => to));
    // An import of a module that imports nothing, or by a module that nothing imports, is in no circle.
    remaining = remaining.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  expect(remaining.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

/** Rooms whose folders have an order: none imports another that imports it, directly or through others. */
const ORDERED = ['server', 'sandbox'];

test('folders of a room with an order import each other in no circle', () => {
  for (const room of ORDERED) {
    const folderOf = (name: string) => name.split('/').slice(1, -1)[0];
    let between = imports
      .filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room && !from.includes('.testing.'))
      .map(({ from, to }) => ({ from, to, folders: [folderOf(from), folderOf(to)] }))
      // A file of the room's root puts its folders together.
      .filter(({ folders: [from, to] }) => from !== undefined && to !== undefined && from !== to);
    expect(between.length).toBeGreaterThan(100);
    for (let before = 0; before !== between.length; ) {
      before = between.length;
      const importing = new Set(between.map(({ folders: [from] }) => from));
      const imported = new Set(between.map(({ folders: [, to] }) => to));
      between = between.filter(({ folders: [from, to] }) => importing.has(to) && imported.has(from));
    }
    expect(between.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  }
});

test('no source file is called index, utils, helpers, misc or common, and none is a barrel', () => {
  // `common` is a collection of the content service, named by the specification.
  const drawers = files.filter(
    ({ name }) =>
      name !== 'sandbox/content/data/common.ts' && /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/.test(name),
  );
  expect(drawers.map(({ name }) => name)).toEqual([]);
  const barrels = files.filter(({ text }) => /^export \* from/m.test(text));
  expect(barrels.map(({ name }) => name)).toEqual([]);
});

/** Max files of a folder, tests and styles included. Message files do not count. */
const MAX_FILES = 31;

test('a folder of sources contains at most 31 files', () => {
  const all = [...files, ...sourceFiles('tests', 'scripts', 'bench')];
  const folders = new Set(all.map(({ name }) => path.posix.dirname(name)));
  expect(folders.size).toBeGreaterThan(100);
  const full = [...folders].flatMap((folder) => {
    const { length } = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    return length > MAX_FILES ? [`${length} ${folder}`] : [];
  });
  expect(full).toEqual([]);
});

interface LintRules {
  overrides: { files: string[]; rules: { 'no-restricted-imports'?: [string, { patterns: { group?: string[] }[] }] } }[];
}

test('a lint rule for imports of a folder of the client repeats those of the whole client, which it replaces', () => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as LintRules;
  const patternsOf = ({ rules }: LintRules['overrides'][number]) =>
    (rules['no-restricted-imports']?.[1].patterns ?? []).map((pattern) => JSON.stringify(pattern));
  const base = overrides.find(({ files: [first] }) => first === 'client/**');
  const ofFolders = overrides.filter(({ files: [first] }) => first?.startsWith('client/') && first !== 'client/**');
  expect(patternsOf(base as LintRules['overrides'][number])).toHaveLength(3);
  expect(ofFolders).toHaveLength(LAYERS.length);
  for (const rule of ofFolders)
    expect(patternsOf(rule), rule.files[0]).toEqual(
      expect.arrayContaining(patternsOf(base as LintRules['overrides'][number])),
    );
});

/** Modules outside the folder that the scripts of games get too: how a sum is read. */
const WITH_SCRIPTS = ['shared/domain/money/readSum.ts', 'shared/domain/money/sumDigits.ts'];

test('scripts of games import values of their own folder, for they are put together from it', () => {
  const wrong = imports.filter(
    ({ from, to, isType }) =>
      from.startsWith('sandbox/games/browser/') &&
      !from.includes('.test.') &&
      !isType &&
      !to.startsWith('sandbox/games/browser/') &&
      !WITH_SCRIPTS.includes(to),
  );
  expect(wrong).toEqual([]);
});
