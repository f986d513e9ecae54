import { proxy } from 'valtio';

export interface LikesState {
  sysnames: string[];
}

/** The player's favourite games. */
export function createLikesStore(initial?: LikesState) {
  return proxy({
    sysnames: initial?.sysnames ?? [],
    set(sysnames: string[]) {
      this.sysnames = sysnames;
    },
    has(sysname: string): boolean {
      return this.sysnames.includes(sysname);
    },
  });
}
