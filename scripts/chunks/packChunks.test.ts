import { expect, test } from 'vitest';
import type { GraphModule } from './ModuleGraph.ts';
import { packChunks } from './packChunks.ts';
import { reachedFrom } from './reachedFrom.ts';

interface Sketch {
  imports?: string[];
  late?: string[];
  bytes?: number;
}

function pack(sketches: Record<string, Sketch>, isPlaced: (id: string) => boolean = () => false) {
  const graph = new Map<string, GraphModule>(
    Object.entries(sketches).map(([id, { imports = [], late = [], bytes = 400 }]) => [
      id,
      { size: bytes, importedIds: imports, dynamicallyImportedIds: late },
    ]),
  );
  return packChunks({ entry: 'entry', read: (id) => graph.get(id) ?? null, isPlaced });
}

const pages = (...names: string[]): Sketch => ({ imports: ['everywhere'], late: names });

test('packChunks puts modules of the same pages in one chunk, and none of a single page, the entry or another rule', () => {
  const chunks = pack(
    {
      entry: pages('APage.tsx', 'BPage.tsx'),
      everywhere: {},
      'APage.tsx': { imports: ['both', 'too', 'alone', 'everywhere', 'placed'] },
      'BPage.tsx': { imports: ['both', 'too', 'everywhere', 'placed'] },
      both: {},
      too: {},
      alone: {},
      placed: {},
    },
    (id) => id === 'placed',
  );
  expect([...chunks.keys()].toSorted()).toEqual(['both', 'too']);
  expect(chunks.get('both')).toBe(chunks.get('too'));
});

test('packChunks merges a small chunk, but not a large one, into another that most of its pages load', () => {
  const sharing = (bytes: number) =>
    pack({
      entry: pages('APage.tsx', 'BPage.tsx', 'CPage.tsx'),
      'APage.tsx': { imports: ['all', 'two'] },
      'BPage.tsx': { imports: ['all', 'two'] },
      'CPage.tsx': { imports: ['all'] },
      all: {},
      two: { bytes },
    });
  const small = sharing(400);
  expect(small.get('all')).toBe(small.get('two'));
  const large = sharing(80_000);
  expect(large.get('all')).not.toBe(large.get('two'));
});

test('packChunks, to merge a chunk, counts the bytes of everything it imports', () => {
  const chunks = pack({
    entry: pages('APage.tsx', 'BPage.tsx', 'CPage.tsx'),
    'APage.tsx': { imports: ['all', 'door'] },
    'BPage.tsx': { imports: ['all', 'door'] },
    'CPage.tsx': { imports: ['all'] },
    all: {},
    door: { imports: ['library'] },
    library: { bytes: 80_000 },
  });
  expect(chunks.get('all')).not.toBe(chunks.get('door'));
});

test('packChunks, for any random graph, creates no chunks that import each other', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 60; round += 1) {
    const names = Array.from({ length: 40 }, (_, index) => `m${index}`);
    const entries = Array.from(
      { length: 8 },
      (_, index) => `${index}${['Page.tsx', '.loader.ts', 'Dialog.tsx'][index % 3]}`,
    );
    const some = (from: readonly string[], most: number) =>
      from.length === 0 ? [] : Array.from({ length: random(most) }, () => from[random(from.length)] as string);
    const sketches: Record<string, Sketch> = { entry: { late: entries } };
    for (const [index, name] of names.entries())
      sketches[name] = { imports: some(names.slice(index + 1), 4), bytes: random(9_000) };
    for (const name of entries) sketches[name] = { imports: some(names, 6) };
    // A module that is imported both ways is an entry, which has its own file.
    const both = names.filter((_, index) => index % 9 === 8);
    sketches['entry'] = { late: [...entries, ...both] };
    const chunks = pack(sketches);
    for (const name of both) {
      expect(chunks.has(name)).toBe(false);
      chunks.set(name, name);
    }
    const imported = new Map<string, Set<string>>();
    for (const [id, chunk] of chunks)
      for (const next of sketches[id]?.imports ?? []) {
        const other = chunks.get(next);
        if (other && other !== chunk) imported.set(chunk, (imported.get(chunk) ?? new Set()).add(other));
      }
    for (const chunk of new Set(chunks.values()))
      for (const next of imported.get(chunk) ?? [])
        expect([...reachedFrom(next, (one) => imported.get(one) ?? [])]).not.toContain(chunk);
  }
});
