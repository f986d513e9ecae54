import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { AuthLink } from '#client/dialogs/AuthLink.tsx';
import { useSignOut } from '#client/stores/useSignOut.ts';
import { useStore } from '#client/stores/useStore.ts';
import { ContentLink } from '#client/ui/navigation/ContentLink.tsx';
import type { MenuLink } from '#shared/content/common.content.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { CurrentEntry } from './currentEntry.ts';
import styles from './MenuItemLink.module.css';

interface MenuItemLinkProps {
  item: MenuLink;
  className?: string | undefined;
  title?: string | undefined;
  /** Result of `currentEntry` for the whole menu. */
  current?: CurrentEntry<MenuLink> | undefined;
  /** Opens the menu of phones. */
  onMenu?: (() => void) | undefined;
  children: ReactNode;
}

/** An entry of a content service menu: a link, or the control of its action. */
export function MenuItemLink({ item, className, title, current, onMenu, children }: MenuItemLinkProps) {
  const signOut = useSignOut();
  const dialogs = useStore('dialogs');
  const { locale } = useApp();
  if (item.action === 'signIn' || item.action === 'signUp')
    return (
      <AuthLink screen={item.action} className={className}>
        {children}
      </AuthLink>
    );
  if (item.action === 'signOut')
    return (
      <form
        method="post"
        action={withLocale(paths.signOut.build(), locale)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void signOut();
        }}
      >
        <button type="submit" className={className}>
          {children}
        </button>
      </form>
    );
  if (item.action === 'menu')
    return (
      <a
        href="#site-menu"
        className={className}
        aria-haspopup="dialog"
        aria-current={current?.entry === item || undefined}
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
  return (
    <ContentLink
      to={url}
      viewTransition
      className={className}
      title={title}
      aria-current={current?.entry === item ? (current.isPage ? 'page' : 'true') : undefined}
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
