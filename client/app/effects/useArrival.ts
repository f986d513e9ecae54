import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { otherPlayer } from './otherPlayer.ts';

/** Says why the page has become another player's. */
export function useArrival(): void {
  const toasts = useStore('toasts');
  const text = useText();
  const tell = useEffectEvent(() => {
    if (otherPlayer.take()) toasts.show('info', text('player.other'));
  });
  const hasMessages = useMessages('player');
  useEffect(() => {
    if (hasMessages) tell();
  }, [hasMessages]);
}
