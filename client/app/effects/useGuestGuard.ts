import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPrivatePath } from '../../../shared/isPrivatePath.ts';
import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import { queryKeys } from '../../../shared/queryKeys.ts';
import { useApp } from '../../context/useApp.ts';
import { useFacts } from '../../stores/useFacts.ts';

/** The server's guard of private pages, for navigation in the browser: a guest goes to the home, which asks him to sign in. */
export function useGuestGuard(): void {
  const { isPlayer } = useFacts('session');
  const { locale } = useApp();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (isPlayer || !isPrivatePath(pathname)) return;
    const home = paths.home.build(null, { [queryKeys.redirectUrl]: pathname + search + hash });
    void navigate(withLocale(home, locale), { replace: true });
  }, [isPlayer, locale, pathname, search, hash, navigate]);
}
