import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { useStore } from '../../stores/useStore.ts';
import { openChannel } from '../../lib/device/openChannel.ts';

type AuthChange = { type: 'login' | 'logout'; uid: number };

/** Keeps the tabs of a browser on the same account (E15): a tab posts its change, the others reload. Only changes are posted, so there is no echo. */
export function useAuthTabs(): void {
  const session = useStore('session');

  useEffect(() => {
    const channel = openChannel('auth');
    let uid = session.account?.uid ?? 0;
    // Synchronous (`true`), because signing out reloads the page before the next microtask.
    const stop = subscribe(
      session,
      () => {
        const next = session.account?.uid ?? 0;
        if (next === uid) return;
        uid = next;
        channel?.postMessage({ type: uid > 0 ? 'login' : 'logout', uid } satisfies AuthChange);
      },
      true,
    );
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<AuthChange>) => {
        if (data.uid !== uid) window.location.reload();
      };
    return () => {
      stop();
      channel?.close();
    };
  }, [session]);
}
