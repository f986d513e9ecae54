import { useLocation } from 'react-router';
import { isGamePage } from '../../../shared/isGamePage.ts';
import { stripLocale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { useText } from '../../i18n/useText.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { useStore } from '../../stores/useStore.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StarLoader } from '../../ui/StarLoader.tsx';
import styles from './ChatBadge.module.css';
import { supportUrl } from './supportUrl.ts';

/**
 * Help from every page but games, betting and the help itself: the live chat, whose code comes with the press. Where
 * there is no chat, and before the script is here, the press leads to the page of the support.
 */
export function ChatBadge() {
  const text = useText();
  const { locale } = useApp();
  const { pathname } = useLocation();
  const dialogs = useStore('dialogs');
  const isOpening = useFacts('dialogs').queue[0]?.name === 'chat';
  const { unread } = useFacts('chat');
  const path = stripLocale(pathname);
  const support = supportUrl();
  const [first] = path.slice(1).split('/', 1);
  if (isGamePage(path) || `/${first}` === paths.betting.build() || path === support) return null;
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
