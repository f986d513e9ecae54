import { expect, test } from 'vitest';
import { createFirstChunk, firstChunk, type ImportGraph } from './firstChunk.ts';

const graphOf = (sketch: Record<string, { imports?: string[]; late?: string[] }>): ImportGraph => ({
  getModuleInfo: (id) => {
    const { imports = [], late = [] } = sketch[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: late };
  },
});

const graph = graphOf({
  entry: { imports: ['shell', 'button'], late: ['home', 'hall', 'dialog'] },
  shell: { imports: ['button'] },
  home: { imports: ['row', 'tile'] },
  hall: { imports: ['tile', 'filter'] },
  dialog: { imports: ['button', 'filter'] },
  tile: { imports: ['picture'] },
});

test('firstChunk has what the entry or a file alongside it shares with another file and its imports, and nothing of one file alone', () => {
  expect([...firstChunk('entry', ['home'], graph)].toSorted()).toEqual(['button', 'picture', 'tile']);
});

test('firstChunk has nothing that only modules of the server’s render bring', () => {
  const markup = '/client/ui/media/iconMarkup.ts';
  const icons = graphOf({
    entry: { imports: ['icon'], late: ['home', 'icons'] },
    home: { imports: ['icon'] },
    icons: { imports: ['icon', 'shapes'] },
    icon: { imports: [markup] },
    [markup]: { imports: ['shapes'] },
  });
  expect([...firstChunk('entry', ['home'], icons)]).toEqual(['icon']);
});

test('createFirstChunk reads the graph once', () => {
  let reads = 0;
  const isFirst = createFirstChunk('entry', ['home']);
  const counted: ImportGraph = { getModuleInfo: (id) => ((reads += 1), graph.getModuleInfo(id)) };
  expect(isFirst('tile', counted)).toBe(true);
  const before = reads;
  expect(isFirst('filter', counted)).toBe(false);
  expect(reads).toBe(before);
});
