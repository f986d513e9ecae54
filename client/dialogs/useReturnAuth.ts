import { queryKeys } from '../../shared/keys/queryKeys.ts';
import { useStore } from '../stores/useStore.ts';

/** Opens the authorisation; whoever signs in comes back to `here`, whoever closes it has lost nothing. Resolves to whether somebody is in. */
export function useReturnAuth(): (screen: 'signIn' | 'signUp', here: string) => Promise<boolean> {
  const dialogs = useStore('dialogs');
  const session = useStore('session');
  return async (screen, here) => {
    const { pathname, search } = window.location;
    const say = (query: string) => window.history.replaceState(window.history.state, '', pathname + query);
    say(`?${new URLSearchParams({ [queryKeys.redirectUrl]: here }).toString()}`);
    await dialogs.open('auth', { screen });
    if (!session.isPlayer && window.location.pathname === pathname) say(search);
    return session.isPlayer;
  };
}
