import { useApp } from '#client/context/useApp.ts';
import { withLocale } from '#shared/locales.ts';
import { endSession } from './endSession.ts';

/** Signs out. The page is reloaded whatever the platform answers, because a player must always be able to sign out. */
export function useSignOut(): () => Promise<void> {
  const { call, stores, locale } = useApp();
  return async () => {
    await import('#shared/api/account/auth.contract.ts')
      .then(({ logout }) => call(logout, {}))
      .catch(() => stores.tracker.track('error_logout'));
    endSession(stores);
    location.assign(withLocale('/', locale));
  };
}
