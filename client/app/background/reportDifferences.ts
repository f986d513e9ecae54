import type { Difference } from '../../../shared/api/readAnswer.ts';
import { beaconPaths } from '../../../shared/keys/beaconPaths.ts';
import { type SendBeacon, sendBeacon } from './sendBeacon.ts';

/** In one beacon. */
const MAX = 10;

/**
 * Tells the site where the platform answered this browser otherwise than the contract promises. `told`: paths of methods that
 * were told before; a list may differ at every item, and a poll at every turn.
 */
export function reportDifferences(
  method: string,
  differences: readonly Difference[],
  told: Set<string>,
  send: SendBeacon = sendBeacon,
): void {
  const fresh = differences.filter(({ path }) => {
    const isKnown = told.has(`${method} ${path}`);
    told.add(`${method} ${path}`);
    return !isKnown;
  });
  if (fresh.length > 0) send(beaconPaths.errors, { method, differences: fresh.slice(0, MAX) });
}
