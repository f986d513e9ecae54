import type { ModuleGraph } from './ModuleGraph.ts';
import { mergePacks } from './mergePacks.ts';
import type { Pack } from './Pack.ts';
import { reachedFrom } from './reachedFrom.ts';

export interface PackOptions {
  /** Id of the browser's entry, whose imports every page has. */
  entry: string;
  read: ModuleGraph;
  /** Whether another rule assigns the module to a file. */
  isPlaced: (id: string) => boolean;
}

/** Estimated compressed bytes per byte of minified code. */
const COMPRESSED = 0.4;

/**
 * The file name of each module that several entries need; an entry is a dynamically imported module. A module that only one entry needs
 * stays with it and is not in the map. Modules needed by the same entries share a file, and small files are merged if that is cheaper
 * (mergePacks).
 */
export function packChunks({ entry, read, isPlaced }: PackOptions): Map<string, string> {
  const imports = (id: string) => read(id)?.importedIds ?? [];
  const late = (id: string) => read(id)?.dynamicallyImportedIds ?? [];
  const all = [...reachedFrom(entry, (id) => [...imports(id), ...late(id)])];
  const entries = [...new Set([entry, ...all.flatMap(late)])];
  const reached = entries.map((id) => reachedFrom(id, imports));
  const isFree = (id: string) => !reached[0]?.has(id) && !isPlaced(id);
  const isEntry = (id: string) => entries.includes(id);
  const packs = mergePacks(packsByNeed(all.filter(isFree).toSorted(), { reached, read, isEntry }), entries);
  const shared = packs.filter((pack) => !pack.isEntry);
  return new Map(shared.flatMap(({ modules }, index) => modules.map((id) => [id, `shared${index}`] as const)));
}

interface Needed {
  /** By entry: the modules that it needs. */
  reached: readonly Set<string>[];
  read: ModuleGraph;
  isEntry: (id: string) => boolean;
}

/** The files before any merge; also those of entries that other files import, because a merge around one would be circular. */
function packsByNeed(ids: readonly string[], { reached, read, isEntry }: Needed): Pack[] {
  const byNeed = new Map<string, { needs: Uint8Array; modules: string[]; isEntry: boolean }>();
  for (const id of ids) {
    const needs = Uint8Array.from(reached, (found) => Number(found.has(id)));
    if (needs.filter((need) => need === 1).length < 2) continue;
    const key = isEntry(id) ? id : needs.join('');
    const same = byNeed.get(key) ?? { needs, modules: [], isEntry: isEntry(id) };
    byNeed.set(key, same);
    same.modules.push(id);
  }
  const sizeOf = (id: string) => (read(id)?.size ?? 0) * COMPRESSED;
  const packs = [...byNeed.values()].map(
    ({ needs, modules, isEntry: alone }): Pack => ({
      modules,
      needs,
      size: modules.reduce((sum, id) => sum + sizeOf(id), 0),
      imports: new Set(),
      isEntry: alone,
    }),
  );
  const packOf = new Map(packs.flatMap((pack) => pack.modules.map((id) => [id, pack] as const)));
  for (const pack of packs)
    for (const id of pack.modules.flatMap((module) => read(module)?.importedIds ?? [])) {
      const other = packOf.get(id);
      if (other && other !== pack) pack.imports.add(other);
    }
  return packs;
}
