import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { stripLocale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { useReturnAuth } from './useReturnAuth.ts';

interface ReturnAuthLinkProps {
  screen: 'signIn' | 'signUp';
  className?: string | undefined;
  children: ReactNode;
}

/** For guests: opens the auth dialog and returns to this page after sign-in. Without script it links to the page with the same form. To a new account as AuthLink. */
export function ReturnAuthLink({ screen, className, children }: ReturnAuthLinkProps) {
  const { locale } = useApp();
  const authorise = useReturnAuth();
  const here = withLocale(stripLocale(useLocation().pathname), locale);
  if (useFacts('session').isOnBreak && screen === 'signUp') return null;

  return (
    <LocaleLink
      to={paths[screen].build(null, { [queryKeys.redirectUrl]: here })}
      rel="nofollow"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void authorise(screen, here + window.location.search);
      }}
    >
      {children}
    </LocaleLink>
  );
}
