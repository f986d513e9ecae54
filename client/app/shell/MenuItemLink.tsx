import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { MenuLink } from '../../../shared/content/common.content.ts';
import { AuthLink } from '../../dialogs/AuthLink.tsx';
import { ContentLink } from '../../i18n/ContentLink.tsx';
import { useStore } from '../../stores/useStore.ts';
import { isCurrentLink } from './isCurrentLink.ts';
import { useSignOut } from './useSignOut.ts';

interface MenuItemLinkProps {
  item: MenuLink;
  className?: string | undefined;
  title?: string | undefined;
  /** Opens the menu of phones. */
  onMenu?: (() => void) | undefined;
  children: ReactNode;
}

/** One entry of a menu of the content service: a link, or what its action says. */
export function MenuItemLink({ item, className, title, onMenu, children }: MenuItemLinkProps) {
  const here = useLocation();
  const signOut = useSignOut();
  const dialogs = useStore('dialogs');
  if (item.action === 'signIn' || item.action === 'signUp')
    return (
      <AuthLink screen={item.action} className={className}>
        {children}
      </AuthLink>
    );
  if (item.action === 'signOut')
    return (
      <button type="button" className={className} onClick={() => void signOut()}>
        {children}
      </button>
    );
  if (item.action === 'menu')
    return (
      <a
        href="#site-menu"
        className={className}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!onMenu) return;
          event.preventDefault();
          onMenu();
        }}
      >
        {children}
      </a>
    );
  const url = item.action === 'search' ? '/gamehall#search' : item.url;
  const current = !item.action && isCurrentLink(url, here);
  return (
    <ContentLink
      to={url}
      viewTransition
      className={className}
      title={title}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (item.action !== 'search' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void dialogs.open('search', {});
      }}
    >
      {children}
    </ContentLink>
  );
}
