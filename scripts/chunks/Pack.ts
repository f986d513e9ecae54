/** Modules that come in one file. */
export interface Pack {
  modules: readonly string[];
  /** Bytes over the line, about. */
  size: number;
  /** By entry: 1 where it loads this. */
  needs: Uint8Array;
  imports: Set<Pack>;
}
