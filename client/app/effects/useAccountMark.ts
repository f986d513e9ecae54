import { useEffect } from 'react';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import { storeLocally } from './storeLocally.ts';

/** Notes that a player has signed in on this device: Telegram then asks before it signs in here. */
export function useAccountMark(): void {
  useEffect(() => storeLocally(storageKeys.hadAccount, '1'), []);
}
