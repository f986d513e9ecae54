import { useLocation } from 'react-router';
import { stripLocale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/paths.ts';
import { queryKeys } from '../../../shared/queryKeys.ts';
import { useApp } from '../../context/useApp.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStore } from '../../stores/useStore.ts';
import { buttonClass } from '../../ui/buttonClass.ts';

/** For guests: opens the registration and brings whoever signs in back to this tournament. Without script it is the page with the same form. */
export function SignUpLink() {
  const { locale } = useApp();
  const text = useText();
  const dialogs = useStore('dialogs');
  const session = useStore('session');
  const here = withLocale(stripLocale(useLocation().pathname), locale);

  const signUp = async () => {
    const { pathname, search } = window.location;
    const say = (query: string) => window.history.replaceState(window.history.state, '', pathname + query);
    say(`?${new URLSearchParams({ [queryKeys.redirectUrl]: here }).toString()}`);
    await dialogs.open('auth', { screen: 'signUp' });
    if (!session.isPlayer && window.location.pathname === pathname) say(search);
  };

  return (
    <LocaleLink
      to={paths.signUp.build(null, { [queryKeys.redirectUrl]: here })}
      rel="nofollow"
      className={buttonClass({ kind: 'primary', size: 'large', glow: true })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void signUp();
      }}
    >
      {text('tournaments.join')}
    </LocaleLink>
  );
}
