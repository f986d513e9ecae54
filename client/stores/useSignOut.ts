import { useApp } from '#client/context/useApp.ts';
import { withLocale } from '#shared/locales.ts';

/** Signs out. The page is reloaded whatever the platform answers, because a player must always be able to sign out. */
export function useSignOut(): () => Promise<void> {
  const { call, stores, locale } = useApp();
  return async () => {
    await import('#shared/api/account/auth.contract.ts')
      .then(({ logout }) => call(logout, {}))
      .catch(() => stores.tracker.track('error_logout'));
    await Promise.all([import('./endSession.ts'), import('./leaving/forgetOnLeave.ts')]).then(
      ([{ endSession }, { forgetOnLeave }]) => {
        endSession(stores);
        forgetOnLeave(stores.session);
      },
      () => stores.session.signedOut(),
    );
    location.assign(withLocale('/', locale));
  };
}
