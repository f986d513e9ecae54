import { useRootData } from '#client/app/useRootData.ts';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { stripLocale, withLocale } from '#shared/locales.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ChatBadge.module.css';
import { supportUrl } from './supportUrl.ts';

/**
 * Opens the live chat, on every page but games, betting and support; its code is loaded on the press. In the header, where it
 * covers nothing. Not shown if the operator has no chat; without script it links to the support page.
 */
export function ChatBadge() {
  const text = useText();
  const { locale } = useApp();
  const { pathname } = useLocation();
  const dialogs = useStore('dialogs');
  const isOpening = useFacts('dialogs').queue[0]?.name === 'chat';
  const { unread } = useFacts('chat');
  const hasChat = useRootData()?.hasChat ?? false;
  const path = stripLocale(pathname);
  const support = supportUrl();
  const [first] = path.slice(1).split('/', 1);
  if (!hasChat || isGamePage(path) || `/${first}` === paths.betting.build() || path === support) return null;
  const label = text('shell.support');
  return (
    <form action={withLocale(support, locale)}>
      <button
        data-chat=""
        className={styles.badge}
        aria-label={unread ? `${label} (${unread})` : label}
        aria-busy={isOpening || undefined}
        title={label}
        onClick={(event) => {
          event.preventDefault();
          if (!isOpening) void dialogs.open('chat', {});
        }}
      >
        {isOpening ? <StarLoader /> : <Icon name="chat" size={24} />}
        {unread ? <span className={styles.unread}>{unread}</span> : null}
      </button>
    </form>
  );
}
