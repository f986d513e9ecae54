import { SEON_HIT_DELAY_MS } from '../../../shared/constants.ts';
import { MAX_HIT_LENGTH } from '../../../shared/maxHitLength.ts';
import { isSensitivePath } from '../../../shared/url/isSensitivePath.ts';

interface DeviceBeaconOptions {
  /** The path that the document was loaded from. */
  openedAt: string;
  /** Loads the vendor's agent; resolves to its text about the device, or to null where this document has been asked before. */
  askSession: () => Promise<string | null>;
  /** Fetches a picture. */
  beacon: (address: string) => void;
}

/**
 * Tells the platform the fingerprint of the device. The agent is heavy, so nobody waits for it; a document of a sensitive
 * page has nobody else's code, and what the agent cannot tell is simply not told. Returns how to call it off.
 */
export function startDeviceBeacon({ openedAt, askSession, beacon }: DeviceBeaconOptions): () => void {
  if (isSensitivePath(openedAt)) return () => undefined;

  async function tell(): Promise<void> {
    const session = await askSession();
    const address = `/hit?${new URLSearchParams({ seon_session: session ?? '' })}`;
    if (session && address.length <= MAX_HIT_LENGTH) beacon(address);
  }

  const timer = setTimeout(() => void tell().catch(() => undefined), SEON_HIT_DELAY_MS);
  return () => clearTimeout(timer);
}
