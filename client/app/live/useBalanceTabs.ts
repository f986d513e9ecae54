import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { useApp } from '#client/context/useApp.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { readMirroredBalances, writeMirroredBalances } from './mirroredBalances.ts';

/**
 * Mirrors a player's balances to localStorage, whoever reports them, also a game; the other tabs show them at once. `uid` 0: a
 * guest, who has none.
 */
export function useBalanceTabs(uid: number): void {
  const { stores } = useApp();
  useEffect(() => {
    if (uid === 0) return;
    const { balances, session } = stores;
    const key = storageKeys.balances(uid);
    const stop = subscribe(balances, () => {
      // A sign-out removes the key, which must not come back.
      if (session.account?.uid === uid && balances.main) deviceStorage.write(key, writeMirroredBalances(balances));
    });
    const onStorage = ({ key: changed, newValue }: StorageEvent) => {
      const next = changed === key ? readMirroredBalances(newValue) : null;
      if (next && session.account?.uid === uid) balances.push(next);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  }, [uid, stores]);
}
