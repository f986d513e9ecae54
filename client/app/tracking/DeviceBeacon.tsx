import { useEffect } from 'react';
import { documentPath } from '../../lib/documentPath.ts';
import { askSeonSession } from './askSeonSession.ts';
import { startDeviceBeacon } from './startDeviceBeacon.ts';

/** Asks SEON's agent about the device while the platform has it on; draws nothing. */
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
