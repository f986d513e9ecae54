import type { SafeStorage } from '#client/lib/device/createSafeStorage.ts';
import { SEON_HIT_DELAY_MS } from '#shared/constants.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { readTracking } from '#shared/tracking/readTracking.ts';

interface ArrivalOptions {
  search: string;
  referrer: string;
  storage: Pick<SafeStorage, 'read' | 'write'>;
  /** The promo code of a partner's landing page, or null. */
  askPromoCode: () => Promise<string | null>;
  /** Fetches a picture. */
  beacon: (address: string) => void;
}

/** Stores what the first address of a visit contains, beside the return path: tracking keys, a promo code. */
export async function noteArrival({ search, referrer, storage, askPromoCode, beacon }: ArrivalOptions): Promise<void> {
  const tracking = readTracking(search);
  setTimeout(() => beacon(`/hit?${new URLSearchParams({ referer: referrer, ...tracking })}`), SEON_HIT_DELAY_MS);
  try {
    if (Object.keys(tracking).length > 0) storage.write(storageKeys.trackingParams, JSON.stringify(tracking));
    if (storage.read(storageKeys.promoCode)) return;
    const code = await askPromoCode();
    if (code) storage.write(storageKeys.promoCode, code);
  } catch {
    // No network: the visit continues without.
  }
}
