import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { stripLocale, withLocale } from '../../shared/locales.ts';
import { paths } from '../../shared/paths.ts';
import { queryKeys } from '../../shared/queryKeys.ts';
import { useApp } from '../context/useApp.ts';
import { LocaleLink } from '../i18n/LocaleLink.tsx';
import { useStore } from '../stores/useStore.ts';

interface ReturnAuthLinkProps {
  screen: 'signIn' | 'signUp';
  className?: string | undefined;
  children: ReactNode;
}

/** For guests: opens the authorisation and brings whoever signs in back to this page. Without script it is the page with the same form. */
export function ReturnAuthLink({ screen, className, children }: ReturnAuthLinkProps) {
  const { locale } = useApp();
  const dialogs = useStore('dialogs');
  const session = useStore('session');
  const here = withLocale(stripLocale(useLocation().pathname), locale);

  const open = async () => {
    const { pathname, search } = window.location;
    const say = (query: string) => window.history.replaceState(window.history.state, '', pathname + query);
    say(`?${new URLSearchParams({ [queryKeys.redirectUrl]: here + search }).toString()}`);
    await dialogs.open('auth', { screen });
    if (!session.isPlayer && window.location.pathname === pathname) say(search);
  };

  return (
    <LocaleLink
      to={paths[screen].build(null, { [queryKeys.redirectUrl]: here })}
      rel="nofollow"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void open();
      }}
    >
      {children}
    </LocaleLink>
  );
}
