import type { Difference } from '#shared/api/readAnswer.ts';
import { beaconPaths } from '#shared/keys/beaconPaths.ts';
import { type SendBeacon, sendBeacon } from './sendBeacon.ts';

/** Differences in one beacon. */
const MAX = 10;

/**
 * Reports to the site where an answer of the platform differs from the contract. `reported`: paths of methods that were
 * reported before, since a list may differ at every item, and a poll at every call.
 */
export function reportDifferences(
  method: string,
  differences: readonly Difference[],
  reported: Set<string>,
  send: SendBeacon = sendBeacon,
): void {
  const fresh = differences.filter(({ path }) => {
    const isKnown = reported.has(`${method} ${path}`);
    reported.add(`${method} ${path}`);
    return !isKnown;
  });
  if (fresh.length > 0) send(beaconPaths.errors, { method, differences: fresh.slice(0, MAX) });
}
