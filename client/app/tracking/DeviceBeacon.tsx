import { useEffect } from 'react';
import { documentPath } from '#client/lib/documentPath.ts';
import { askSeonSession } from './askSeonSession.ts';
import { startDeviceBeacon } from './startDeviceBeacon.ts';

/** Sends the fingerprint of SEON's agent while the platform has it on; renders nothing. */
export function DeviceBeacon() {
  useEffect(
    () =>
      startDeviceBeacon({
        openedAt: documentPath(window),
        askSession: () => askSeonSession(window),
        beacon: (address) => {
          new Image().src = address;
        },
      }),
    [],
  );
  return null;
}
