import { proxy } from 'valtio';
import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';

export interface GeneralState {
  /** null while the platform has not answered; pages work without it. */
  info: GeneralInfo | null;
}

export function createGeneralStore(initial?: GeneralState) {
  let request: { isPlayer: boolean; offset: Promise<number | null> } | undefined;
  return proxy({
    info: initial?.info ?? null,
    /** Milliseconds that the platform's clock is ahead of this device's; null until known (useClockOffset). */
    clockOffset: null as number | null,
    set(info: GeneralInfo) {
      this.info = info;
    },
    /** The offset that `ask` finds: asked once for guests and once for players, and again when it is unknown (null). */
    clockOffsetFor(isPlayer: boolean, ask: () => Promise<number | null>): Promise<number | null> {
      if (request?.isPlayer === isPlayer) return request.offset;
      const offset = ask().then((info) => {
        if (request?.offset !== offset) return info;
        this.clockOffset = info;
        if (info === null) request = undefined;
        return info;
      });
      request = { isPlayer, offset };
      return offset;
    },
  });
}
