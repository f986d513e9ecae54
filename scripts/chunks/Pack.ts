/** Modules of one file. */
export interface Pack {
  modules: readonly string[];
  /** Estimated compressed bytes. */
  size: number;
  /** By entry: 1 if it loads this file. */
  needs: Uint8Array;
  imports: Set<Pack>;
  /** The file of an entry: nothing is merged with it. */
  isEntry: boolean;
}
