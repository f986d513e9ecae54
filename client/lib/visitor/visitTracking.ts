import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { readTracking, type TrackingParams } from '#shared/tracking/readTracking.ts';

/** Tracking keys of the visit: those stored from an earlier address (noteArrival), overridden by the current one. */
export function visitTracking(): TrackingParams {
  return { ...stored(), ...readTracking(window.location.search) };
}

function stored(): TrackingParams {
  try {
    const params: unknown = JSON.parse(deviceStorage.read(storageKeys.trackingParams) ?? '{}');
    // Parsed like a query, so that only known keys with short values come out of the storage.
    return readTracking(new URLSearchParams(params as Record<string, string>).toString());
  } catch {
    return {};
  }
}
