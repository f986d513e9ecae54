import { useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useFact } from '#client/stores/useFact.ts';
import { toggleLike } from './toggleLike.ts';

/** Whether a game is a favourite, and a toggle; for a guest the toggle opens the sign-up instead (E14). */
export function useLike(sysname: string): { on: boolean; toggle: () => void } {
  const app = useApp();
  const errorText = useErrorText();
  // The server renders all hearts empty, because tiles are the same for every player; the browser fills them from the state's one list.
  const on = useFact('likes', ({ sysnames }) => sysnames.includes(sysname), false);
  const busy = useRef(false);

  const toggle = async () => {
    const { session, dialogs, toasts } = app.stores;
    if (session.isGuest) return void dialogs.open('auth', { screen: session.hasEnded ? 'signIn' : 'signUp' });
    if (busy.current) return;
    busy.current = true;
    try {
      await toggleLike(app, sysname);
    } catch (error) {
      // The end of the session has been reported already (E15).
      if (session.isGuest) return void dialogs.open('auth', { screen: 'signIn' });
      toasts.show('error', errorText(error));
    } finally {
      busy.current = false;
    }
  };
  return { on, toggle: () => void toggle() };
}
