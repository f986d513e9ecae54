import type { AppContext } from '#client/context/AppContext.ts';
import { loadSigns } from '#client/entities/care/signs/loadSigns.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import type { Sign } from '#shared/care/Sign.ts';
import { DAY_MS } from '#shared/constants.ts';
import { beaconPaths } from '#shared/keys/beaconPaths.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import type { SignsBeacon } from '#shared/tracking/beacons.ts';

/** Told again only after a while: who hears it every day stops listening. */
const QUIET_MS = 3 * DAY_MS;

/**
 * The strongest sign of harm that the player is to be told now; null: none. Looks once a day, because the history of four weeks is read.
 * Rejects like the call for movements.
 */
export async function findSignToTell(
  args: Pick<AppContext, 'call' | 'stores'> & { uid: number; now: number; signal: AbortSignal },
): Promise<Sign | null> {
  const { uid, now } = args;
  if (now - lastOf(storageKeys.signsChecked(uid)) < DAY_MS || now - lastOf(storageKeys.signsTold(uid)) < QUIET_MS)
    return null;
  const signs = await loadSigns(args);
  deviceStorage.write(storageKeys.signsChecked(uid), String(now));
  if (!signs?.isTold) return null;
  return signs.signs[0] ?? null;
}

/** Notes that the player has seen a sign, and counts it for the operator without the player: no cookie is sent. */
export function noteTold(uid: number, now: number, sign: Sign): void {
  deviceStorage.write(storageKeys.signsTold(uid), String(now));
  const body: SignsBeacon = { signs: [sign.kind] };
  void fetch(beaconPaths.signs, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'text/plain' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** A time of a wrong clock that lies ahead counts as none. */
function lastOf(key: string): number {
  return Number(deviceStorage.read(key) ?? 0) || 0;
}
