import { mergePacks } from './mergePacks.ts';
import type { ModuleGraph } from './ModuleGraph.ts';
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
  const isFree = (id: string) => !reached[0]?.has(id) && !entries.includes(id) && !isPlaced(id);
  const packs = mergePacks(packsByNeed(all.filter(isFree).toSorted(), reached, read), entries);
  return new Map(packs.flatMap(({ modules }, index) => modules.map((id) => [id, `shared${index}`] as const)));
}

function packsByNeed(ids: readonly string[], reached: readonly Set<string>[], read: ModuleGraph): Pack[] {
  const byNeed = new Map<string, { needs: Uint8Array; modules: string[] }>();
  for (const id of ids) {
    const needs = Uint8Array.from(reached, (found) => Number(found.has(id)));
    if (needs.filter((need) => need === 1).length < 2) continue;
    const key = needs.join('');
    const same = byNeed.get(key) ?? { needs, modules: [] };
    byNeed.set(key, same);
    same.modules.push(id);
  }
  const sizeOf = (id: string) => (read(id)?.size ?? 0) * COMPRESSED;
  const packs = [...byNeed.values()].map(
    ({ needs, modules }): Pack => ({
      modules,
      needs,
      size: modules.reduce((sum, id) => sum + sizeOf(id), 0),
      imports: new Set(),
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
