export interface GraphModule {
  /** Bytes of its minified code, so that comments weigh nothing. */
  size: number;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The bundler's data of a module by its id, an absolute path with a query. */
export type ModuleGraph = (id: string) => GraphModule | null;
