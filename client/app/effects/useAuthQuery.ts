import { useEffect, useRef } from 'react';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { authKeys } from '#client/features/auth/address/authKeys.ts';
import { withoutKeys } from '#client/features/auth/address/withoutKeys.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { stripLocale } from '#shared/locales.ts';
import { isFormPath } from '#shared/url/isFormPath.ts';
import { paths } from '#shared/url/paths.ts';
import { readAuthQuery } from './readAuthQuery.ts';

/** Opens the auth dialog that the address asks for, and removes its keys from the address when the dialog closes. */
export function useAuthQuery(): void {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { isPlayer, isPending } = useFacts('session');
  const dialogs = useStore('dialogs');
  const session = useStore('session');
  const handled = useRef('');

  useEffect(() => {
    const isForm = isFormPath(stripLocale(pathname));
    const wanted = readAuthQuery(search, { isHome: stripLocale(pathname) === paths.home.build() });
    if (wanted.promoCode) deviceStorage.write(storageKeys.promoCode, wanted.promoCode);
    // A visitor whose session is pending may be signed in already.
    if (!wanted.open || isForm || isPending) return;

    const strip = () => {
      const { pathname: path, search: query, hash } = window.location;
      const rest = withoutKeys(query, authKeys);
      if (rest !== query) void navigate(path + rest + hash, { replace: true, preventScrollReset: true });
    };
    if (isPlayer) {
      // After a sign-in at this address the dialog itself navigates.
      if (handled.current !== key + search) strip();
      return;
    }
    if (handled.current === key + search) return;
    handled.current = key + search;
    if (wanted.wantedMethod !== null) deviceStorage.write(storageKeys.showPopupReg, wanted.wantedMethod);
    void dialogs.open('auth', wanted.open).then(() => {
      if (!session.isPlayer) strip();
    });
  }, [pathname, search, key, isPlayer, isPending, dialogs, session, navigate]);
}
