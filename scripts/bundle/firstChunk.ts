import { reachedFrom } from '#scripts/chunks/reachedFrom.ts';

interface ModuleImports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The bundler's imports of a module by its id, an absolute path with a query. */
export interface ImportGraph {
  getModuleInfo(id: string): ModuleImports | null;
}

/** Only the server renders with it (`import.meta.env.SSR`), so the bundler removes what these modules bring; the graph still has it. */
const OF_SERVER = /\/client\/ui\/media\/iconMarkup\.ts$/;

/** Whether a module belongs to the first chunk, from the bundler's graph at the first call. */
export function createFirstChunk(
  entry: string,
  alongside: readonly string[],
): (id: string, graph: ImportGraph) => boolean {
  let modules: Set<string> | undefined;
  return (id, graph) => (modules ??= firstChunk(entry, alongside, graph)).has(id);
}

/**
 * Modules, with their styles, that the entry or a file alongside it loads, and that something else loads too: another page, or a part that
 * is loaded later. `alongside`: ids of what a visit to home loads besides. They are one file, because many small files compress worse. What a module imports is loaded by the same files as it, so the set
 * contains all imports of its modules.
 */
export function firstChunk(entry: string, alongside: readonly string[], graph: ImportGraph): Set<string> {
  const importsOf = (id: string) =>
    // Copied, because the bundler reuses the same lists at the next call.
    [...(graph.getModuleInfo(id)?.importedIds ?? [])].filter((imported) => !OF_SERVER.test(imported));
  const lateOf = (id: string) => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
  const modules = [...reachedFrom(entry, (id) => [...importsOf(id), ...lateOf(id)])];
  const uses = new Map<string, number>();
  for (const loaded of new Set([entry, ...modules.flatMap(lateOf)]))
    for (const id of reachedFrom(loaded, importsOf)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const first = [entry, ...alongside].flatMap((id) => [...reachedFrom(id, importsOf)]);
  return new Set(first.filter((id) => (uses.get(id) ?? 0) > 1));
}
