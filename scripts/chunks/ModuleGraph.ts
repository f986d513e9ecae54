export interface GraphModule {
  /** The source as bundled, before minification. */
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The bundler's data of a module by its id, an absolute path with a query. */
export type ModuleGraph = (id: string) => GraphModule | null;
