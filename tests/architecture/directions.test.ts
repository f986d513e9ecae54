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

/** Inside the client: a layer and those below it, from the top. */
const LAYERS = ['app', 'features', 'games', 'i18n', 'context', 'dialogs', 'stores', 'lib', 'ui'];
const BELOW: Record<string, string[]> = {
  app: LAYERS,
  features: ['games', 'i18n', 'context', 'dialogs', 'stores', 'lib', 'ui'],
  /** What more than one feature shows of a game. */
  games: ['i18n', 'context', 'dialogs', 'stores', 'lib', 'ui'],
  i18n: ['context', 'lib', 'ui'],
  context: ['i18n', 'dialogs', 'stores', 'lib', 'ui'],
  dialogs: ['stores', 'ui', 'i18n', 'context'],
  stores: ['dialogs', 'lib'],
  lib: ['stores'],
  ui: [],
  /** The service worker: no part of the page. */
  worker: ['ui'],
};

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

test('the check has read the house', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(imports.length).toBeGreaterThan(500);
});

test('rooms import what lies under them', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [room, target] = [roomOf(from), roomOf(to)];
    if (room === target || !ROOMS.includes(target)) return false;
    if (room === 'server' && target === 'client') return !isType && to !== 'client/entry.server.tsx';
    return !MAY[room]?.includes(target);
  });
  expect(wrong).toEqual([]);
});

test('layers of the client import what lies under them, and no feature another', () => {
  const inside = imports.filter(
    ({ from, to }) =>
      roomOf(from) === 'client' && roomOf(to) === 'client' && from.split('/').length > 2 && to.split('/').length > 2,
  );
  const wrong = inside.filter(({ from, to }) => {
    if (layerOf(from) === 'features' && layerOf(to) === 'features') return from.split('/')[2] !== to.split('/')[2];
    return layerOf(from) !== layerOf(to) && !BELOW[layerOf(from)]?.includes(layerOf(to));
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
