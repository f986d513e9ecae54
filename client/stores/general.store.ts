import { proxy } from 'valtio';
import type { GeneralInfo } from '../../shared/api/metadata.contract.ts';

export interface GeneralState {
  /** null while the platform has not answered: pages then live without it. */
  info: GeneralInfo | null;
}

export function createGeneralStore(initial?: GeneralState) {
  return proxy({
    info: initial?.info ?? null,
    set(info: GeneralInfo) {
      this.info = info;
    },
  });
}
