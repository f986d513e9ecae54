import { type TrackingKey, trackingKeys } from './keys/trackingKeys.ts';

const MOST = 128;

export type TrackingParams = Partial<Record<TrackingKey, string>>;

/** The tracking keys that an address carries, the last value of each. */
export function readTracking(search: string): TrackingParams {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    trackingKeys.flatMap((key) => {
      const value = query.getAll(key).at(-1)?.trim().slice(0, MOST);
      return value ? [[key, value]] : [];
    }),
  );
}
