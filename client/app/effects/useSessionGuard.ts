import { useEffect, useRef } from 'react';
import { useReload } from '#client/context/useReload.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';

/** When a player's session has ended (guardSession), reloads the page's data as a guest's; the guest guard redirects from private pages (E15). */
export function useSessionGuard(): void {
  const { isPlayer } = useFacts('session');
  const { reload } = useReload();
  const text = useText();
  const toasts = useStore('toasts');
  const was = useRef(isPlayer);

  useEffect(() => {
    if (was.current && !isPlayer) {
      toasts.show('info', text('errors.AuthorizationException'));
      void reload();
    }
    was.current = isPlayer;
  }, [isPlayer, reload, toasts, text]);
}
