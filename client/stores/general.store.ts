import { proxy } from 'valtio';
import type { GeneralInfo } from '../../shared/api/site/metadata.contract.ts';

export interface GeneralState {
  /** null while the platform has not answered; pages work without it. */
  info: GeneralInfo | null;
}

export function createGeneralStore(initial?: GeneralState) {
  return proxy({
    info: initial?.info ?? null,
    /** Milliseconds that the platform's clock is ahead of this device's; null until known (useClockOffset). */
    clockOffset: null as number | null,
    set(info: GeneralInfo) {
      this.info = info;
    },
    setClockOffset(offset: number | null) {
      this.clockOffset = offset;
    },
  });
}
