import { useStore } from '#client/stores/useStore.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';

/** Opens the auth dialog. A sign-in returns to `here`; closing it restores the address. Resolves to whether the visitor is signed in. */
export function useReturnAuth(): (screen: 'signIn' | 'signUp', here: string) => Promise<boolean> {
  const dialogs = useStore('dialogs');
  const session = useStore('session');
  return async (screen, here) => {
    const { pathname, search } = window.location;
    const replaceQuery = (query: string) => window.history.replaceState(window.history.state, '', pathname + query);
    replaceQuery(`?${new URLSearchParams({ [queryKeys.redirectUrl]: here }).toString()}`);
    await dialogs.open('auth', { screen });
    if (!session.isPlayer && window.location.pathname === pathname) replaceQuery(search);
    return session.isPlayer;
  };
}
