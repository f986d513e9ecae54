import { SEON_HIT_DELAY_MS } from '#shared/constants.ts';
import { MAX_HIT_LENGTH } from '#shared/tracking/maxHitLength.ts';
import { isSensitivePath } from '#shared/url/isSensitivePath.ts';

interface DeviceBeaconOptions {
  /** The path that the document was loaded from. */
  openedAt: string;
  /** Loads the vendor's agent; resolves to its session of the device, or to null if requested in this document before. */
  askSession: () => Promise<string | null>;
  /** Fetches a picture. */
  beacon: (address: string) => void;
}

/**
 * Sends the device's fingerprint to the platform, after a delay, because the agent is heavy. Not in a document of a sensitive
 * page, which has no third-party code. A failure of the agent is ignored. Returns a cancel function.
 */
export function startDeviceBeacon({ openedAt, askSession, beacon }: DeviceBeaconOptions): () => void {
  if (isSensitivePath(openedAt)) return () => undefined;

  async function send(): Promise<void> {
    const session = await askSession();
    const address = `/hit?${new URLSearchParams({ seon_session: session ?? '' })}`;
    if (session && address.length <= MAX_HIT_LENGTH) beacon(address);
  }

  const timer = setTimeout(() => void send().catch(() => undefined), SEON_HIT_DELAY_MS);
  return () => clearTimeout(timer);
}
