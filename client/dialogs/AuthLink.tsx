import type { ReactNode } from 'react';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';

interface AuthLinkProps {
  screen: 'signIn' | 'signUp';
  className?: string | undefined;
  children: ReactNode;
  onOpen?: () => void;
}

/**
 * Opens the auth dialog; before hydration and in a new tab it is a link to the page with the same form. Nobody is led to a new account on a
 * device on a break, or from an account that is blocked.
 */
export function AuthLink({ screen, className, children, onOpen }: AuthLinkProps) {
  const dialogs = useStore('dialogs');
  const { isOnBreak, fatal } = useFacts('session');
  if ((isOnBreak || fatal) && screen === 'signUp') return null;
  return (
    <LocaleLink
      to={paths[screen].build()}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen?.();
        void dialogs.open('auth', { screen });
      }}
    >
      {children}
    </LocaleLink>
  );
}
