import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { useStore } from '../../stores/useStore.ts';

type AuthNews = { type: 'login' | 'logout'; uid: number };

/** Tabs of one browser agree on who is signed in (E15): a tab tells of its change, the others load anew. Only changes are told, so nothing can echo. */
export function useAuthTabs(): void {
  const session = useStore('session');

  useEffect(() => {
    const channel = new BroadcastChannel('auth');
    let uid = session.account?.uid ?? 0;
    // At once, not in the next microtask: signing out reloads the page.
    const stop = subscribe(
      session,
      () => {
        const next = session.account?.uid ?? 0;
        if (next === uid) return;
        uid = next;
        channel.postMessage({ type: uid > 0 ? 'login' : 'logout', uid } satisfies AuthNews);
      },
      true,
    );
    channel.onmessage = ({ data }: MessageEvent<AuthNews>) => {
      if (data.uid !== uid) window.location.reload();
    };
    return () => {
      stop();
      channel.close();
    };
  }, [session]);
}
