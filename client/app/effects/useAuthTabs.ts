import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { SOCIAL_CHANNEL } from '#client/entities/social/SocialReport.ts';
import { openChannel } from '#client/lib/device/openChannel.ts';
import { isFramed } from '#client/lib/isFramed.ts';
import { useStore } from '#client/stores/useStore.ts';
import { otherPlayer } from './otherPlayer.ts';

type AuthChange = { type: 'login' | 'logout'; uid: number };

/**
 * Keeps the tabs of a browser on the same account (E15): a tab posts its change, and the player of its document on arrival, because a form
 * without JavaScript, or a social network as a page, signs in by a document. The others reload. Guests post nothing on arrival: a page may
 * show a guest although the session is not over. Framed pages have a session of their own, and a channel of their own.
 */
export function useAuthTabs(): void {
  const session = useStore('session');

  useEffect(() => {
    const channel = openChannel(isFramed() ? 'auth-framed' : 'auth');
    let uid = session.account?.uid ?? 0;
    // The window of a social sign-in reports to the page that opened it, which must not reload before it reads that.
    if (uid > 0 && window.name !== SOCIAL_CHANNEL) channel?.postMessage({ type: 'login', uid } satisfies AuthChange);
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
        if (data.uid === uid) return;
        if (uid > 0 && data.uid > 0) otherPlayer.leave();
        else window.location.reload();
      };
    return () => {
      stop();
      channel?.close();
    };
  }, [session]);
}
