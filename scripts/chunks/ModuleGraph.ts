export interface GraphModule {
  /** As it is bundled, before it is made small. */
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** What the bundler knows of a module by its id, an absolute path with a query. */
export type ModuleGraph = (id: string) => GraphModule | null;
