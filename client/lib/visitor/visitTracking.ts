import { readTracking, type TrackingParams } from '../../../shared/readTracking.ts';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';

/** Who sent the visitor: what an earlier address left behind (noteArrival), under what this one says. */
export function visitTracking(): TrackingParams {
  return { ...stored(), ...readTracking(window.location.search) };
}

function stored(): TrackingParams {
  try {
    const params: unknown = JSON.parse(localStorage.getItem(storageKeys.trackingParams) ?? '{}');
    // Read as an address would be: whatever stands in the storage, only known keys with short texts come out.
    return readTracking(new URLSearchParams(params as Record<string, string>).toString());
  } catch {
    return {};
  }
}
