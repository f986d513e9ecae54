import { type ReactNode, useState } from 'react';
import { chooseWay, type RegistrationWay, registrationWays } from '../../../shared/auth/registrationWays.ts';
import { paths } from '../../../shared/paths.ts';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SegmentedLinks } from '../../ui/SegmentedLinks.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './AuthForms.module.css';
import type { AuthScreen } from './AuthScreen.ts';
import { CompleteForm } from './CompleteForm.tsx';
import { lateBlur } from './lateBlur.ts';
import type { AuthData } from './loadAuthData.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RestoreForm } from './RestoreForm.tsx';

interface AuthPanelProps {
  data: AuthData;
  screen: AuthScreen;
  onScreen: (screen: AuthScreen) => void;
  /** The way of registering that a link asked for. */
  authType?: string | null | undefined;
  /** On a page screens and ways are addresses, in a dialog they are buttons. */
  asPage?: boolean;
  asksCode?: boolean;
  autoFocus?: boolean;
  onDone: (answer: 'signedIn' | 'signedUp') => void;
}

/** The forms of signing in and up, and the ways between them. */
export function AuthPanel({
  data,
  screen,
  onScreen,
  authType,
  asPage = false,
  asksCode = false,
  autoFocus = false,
  onDone,
}: AuthPanelProps) {
  const text = useText();
  const ways = registrationWays(data);
  const asked = chooseWay(ways, authType);
  const [pressed, setPressed] = useState<RegistrationWay | null>(null);
  const [restored, setRestored] = useState('');
  const way = asPage ? asked : (pressed ?? asked);

  const toSignIn = text('auth.signInAction');
  const toSignUp = text('auth.signUpAction');
  const turn = (to: 'signIn' | 'signUp', question: string, label: string): ReactNode => (
    <p className={styles.switch}>
      {question}
      {asPage ? (
        <TextLink href={paths[to].build()} link={renderLocaleLink} onMouseDown={lateBlur.onMouseDown}>
          {label}
        </TextLink>
      ) : (
        <TextButton kind="inline" onMouseDown={lateBlur.onMouseDown} onClick={() => onScreen(to)}>
          {label}
        </TextButton>
      )}
    </p>
  );

  switch (screen) {
    case 'complete':
      return <CompleteForm data={data} onCompleted={() => onDone('signedIn')} />;
    case 'restore':
      return (
        <RestoreForm
          data={data}
          autoFocus={autoFocus}
          onRestored={(login) => {
            setRestored(login);
            onScreen('signIn');
          }}
        >
          <p className={styles.switch}>
            <TextButton kind="inline" onMouseDown={lateBlur.onMouseDown} onClick={() => onScreen('signIn')}>
              {text('auth.backToSignIn')}
            </TextButton>
          </p>
        </RestoreForm>
      );
    case 'signIn':
      return (
        <LoginForm
          data={data}
          startLogin={restored}
          autoFocus={autoFocus}
          asksCode={asksCode}
          onForgot={() => onScreen('restore')}
          onSignedIn={() => onDone('signedIn')}
          onIncomplete={() => onScreen('complete')}
        >
          {turn('signUp', text('auth.noAccount'), toSignUp)}
        </LoginForm>
      );
    case 'signUp':
      return (
        <div className={styles.form}>
          {ways.length > 1 &&
            (asPage ? (
              <SegmentedLinks
                wide
                label={text('auth.way')}
                link={renderLocaleLink}
                options={ways.map((value) => ({
                  href: paths.signUp.build(null, { type: value }),
                  label: text(`auth.way.${value}`),
                  current: value === way,
                }))}
              />
            ) : (
              <Segmented
                wide
                label={text('auth.way')}
                value={way}
                onChange={setPressed}
                options={ways.map((value) => ({ value, label: text(`auth.way.${value}`) }))}
              />
            ))}
          <RegisterForm data={data} way={way} autoFocus={autoFocus} onRegistered={() => onDone('signedUp')}>
            {turn('signIn', text('auth.haveAccount'), toSignIn)}
          </RegisterForm>
        </div>
      );
  }
}
