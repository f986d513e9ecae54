import { type TrackingKey, trackingKeys } from '#shared/keys/trackingKeys.ts';

const MAX_VALUE_LENGTH = 128;

/** Tracking parameters of a visit; absent keys were not given. */
export type TrackingParams = Partial<Record<TrackingKey, string>>;

/** Reads the tracking keys of a query, the last value of each, cut to 128 characters. */
export function readTracking(search: string): TrackingParams {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    trackingKeys.flatMap((key) => {
      const value = query.getAll(key).at(-1)?.trim().slice(0, MAX_VALUE_LENGTH);
      return value ? [[key, value]] : [];
    }),
  );
}
