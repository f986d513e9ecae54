import { minifySync } from 'vite';
import type { GraphModule, ModuleGraph } from './ModuleGraph.ts';
import { packChunks } from './packChunks.ts';

interface ChunkingContext {
  getModuleInfo(id: string): (Omit<GraphModule, 'size'> & { code: string | null }) | null;
}

/** Returns the chunk name of each module shared by several pages, from the module graph at the first call. */
export function createSharedChunk(entry: string, isPlaced: (id: string, graph: ChunkingContext) => boolean) {
  let chunks: Map<string, string> | undefined;
  return (id: string, context: ChunkingContext): string | null => {
    const read: ModuleGraph = (moduleId) => {
      const info = context.getModuleInfo(moduleId);
      // Copied, because the bundler reuses the same lists at the next call.
      return (
        info && {
          size: minifySync(`${moduleId}.js`, info.code ?? '').code.length,
          importedIds: [...info.importedIds],
          dynamicallyImportedIds: [...info.dynamicallyImportedIds],
        }
      );
    };
    chunks ??= packChunks({ entry, read: cached(read), isPlaced: (moduleId) => isPlaced(moduleId, context) });
    return chunks.get(id) ?? null;
  };
}

function cached(read: ModuleGraph): ModuleGraph {
  const known = new Map<string, GraphModule | null>();
  return (id) => {
    const found = known.get(id) ?? read(id);
    known.set(id, found);
    return found;
  };
}
