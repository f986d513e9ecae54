import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';
import { useApp } from '../../context/useApp.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { inLocale } from './inLocale.ts';
import { localeCookie } from './localeCookie.ts';

/** The same page in the other language, params, query and hash kept (E8). A second press while the first is under way does nothing. */
export function useSwitchLocale(): (next: Locale) => Promise<void> {
  const { call, locale } = useApp();
  const navigate = useNavigate();
  const here = useLocation();
  const pending = useRef(false);
  return async (next) => {
    if (next === locale || pending.current) return;
    pending.current = true;
    // The page does not wait for the platform, and the cookie holds the choice; a failure is in the server's log already.
    import('../../../shared/api/account.contract.ts')
      .then(({ changeLocale }) => call(changeLocale, { locale: next }))
      .catch(() => undefined);
    document.cookie = localeCookie(next, window);
    try {
      sessionStorage.setItem(sessionStorageKeys.localeForced, '1');
    } catch {
      // Storage may be forbidden; the account's language may then win once more.
    }
    try {
      await navigate(inLocale(here.pathname, next) + here.search + here.hash, { preventScrollReset: true });
    } finally {
      pending.current = false;
    }
  };
}
