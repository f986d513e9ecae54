import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { otherPlayer } from './otherPlayer.ts';

/** Says why the page has become another player's, and that a session of an older site, which prevented signing in, is gone. */
export function useArrival(): void {
  const toasts = useStore('toasts');
  const text = useText();
  const tell = useEffectEvent(() => {
    if (otherPlayer.take()) toasts.show('info', text('player.other'));
    if (takeOldSession()) toasts.show('info', text('player.oldSession'));
  });
  const hasMessages = useMessages('player');
  useEffect(() => {
    if (hasMessages) tell();
  }, [hasMessages]);
}

/** Whether the server has deleted a session cookie of an older site (expiredShadows); true once. */
function takeOldSession(): boolean {
  const isTold = document.cookie.split('; ').some((one) => one.startsWith(`${cookieNames.oldSession}=`));
  if (isTold) document.cookie = `${cookieNames.oldSession}=; Max-Age=0; Path=/; SameSite=Lax`;
  return isTold;
}
