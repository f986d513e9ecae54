import { proxy } from 'valtio';
import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';

export interface GeneralState {
  /** null while the platform has not answered; pages work without it. */
  info: GeneralInfo | null;
}

export function createGeneralStore(initial?: GeneralState) {
  let asked: { isPlayer: boolean; offset: Promise<number | null> } | undefined;
  return proxy({
    info: initial?.info ?? null,
    /** Milliseconds that the platform's clock is ahead of this device's; null until known (useClockOffset). */
    clockOffset: null as number | null,
    set(info: GeneralInfo) {
      this.info = info;
    },
    /** The offset that `ask` finds: asked once for guests and once for players, and again when it is unknown (null). */
    clockOffsetFor(isPlayer: boolean, ask: () => Promise<number | null>): Promise<number | null> {
      if (asked?.isPlayer === isPlayer) return asked.offset;
      const offset = ask().then((found) => {
        if (asked?.offset !== offset) return found;
        this.clockOffset = found;
        if (found === null) asked = undefined;
        return found;
      });
      asked = { isPlayer, offset };
      return offset;
    },
  });
}
