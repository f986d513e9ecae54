import { useLocation } from 'react-router';
import { isGamePage } from '../../../shared/isGamePage.ts';
import { stripLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ChatBadge.module.css';
import { supportUrl } from './supportUrl.ts';

/** The way to help from every page but games, betting and the help itself. */
export function ChatBadge() {
  const text = useText();
  const { pathname } = useLocation();
  const path = stripLocale(pathname);
  const support = supportUrl();
  const [first] = path.slice(1).split('/', 1);
  if (isGamePage(path) || `/${first}` === paths.betting.build() || path === support) return null;
  return (
    <LocaleLink
      to={support}
      viewTransition
      className={styles.badge}
      aria-label={text('shell.support')}
      title={text('shell.support')}
    >
      <Icon name="chat" size={24} />
    </LocaleLink>
  );
}
