import { type ReactNode, useState } from 'react';
import { useLocation } from '#client/context/useLocation.ts';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import { SegmentedLinks } from '#client/ui/navigation/tabs/SegmentedLinks.tsx';
import { chooseMethod, type RegistrationMethod, registrationMethods } from '#shared/auth/registrationMethods.ts';
import { paths } from '#shared/url/paths.ts';
import styles from '../AuthForms.module.css';
import { useCarriedQuery } from '../address/useCarriedQuery.ts';
import { PasskeyPlace } from '../passkey/PasskeyPlace.tsx';
import { type AsksCode, LoginForm } from '../sign-in/LoginForm.tsx';
import { RestoreForm } from '../sign-in/RestoreForm.tsx';
import { BreakNotice } from '../sign-up/BreakNotice.tsx';
import { CompleteForm } from '../sign-up/CompleteForm.tsx';
import { RegisterForm } from '../sign-up/RegisterForm.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import type { AuthScreen } from './AuthScreen.ts';
import type { AuthData } from './loadAuthData.ts';
import { SupportLink } from './SupportLink.tsx';

/** `?step=` of the sign-up after the notice about a running break. */
const BREAK_STEP = 'break';

interface AuthPanelProps {
  data: AuthData;
  screen: AuthScreen;
  onScreen: (screen: AuthScreen) => void;
  /** Auth method that a link requested. */
  authType?: string | null | undefined;
  /** On a page screens and auth methods are links, in a dialog buttons. */
  asPage?: boolean;
  asksCode?: AsksCode;
  /** The restore code was sent without JavaScript: one form asks for everything. */
  asksRestoreCode?: boolean;
  autoFocus?: boolean;
  onDone: (answer: 'signedIn' | 'signedUp') => void;
}

export function AuthPanel({
  data,
  screen,
  onScreen,
  authType,
  asPage = false,
  asksCode = false,
  asksRestoreCode = false,
  autoFocus = false,
  onDone,
}: AuthPanelProps) {
  const text = useText();
  const methods = registrationMethods(data);
  const initial = chooseMethod(methods, authType);
  const [pressed, setPressed] = useState<RegistrationMethod | null>(null);
  const [restored, setRestored] = useState('');
  const [hasSeenBreak, setHasSeenBreak] = useState(false);
  const { isOnBreak } = useFacts('session');
  const query = new URLSearchParams(useLocation().search);
  const isPastBreak = asPage ? query.get('step') === BREAK_STEP || query.has('error') : hasSeenBreak;
  const method = asPage ? initial : (pressed ?? initial);

  const carried = useCarriedQuery();
  const toSignIn = text('auth.signInAction');
  const toSignUp = text('auth.signUpAction');
  const turn = (to: 'signIn' | 'signUp', question: string, label: string): ReactNode => (
    <p className={styles.switch}>
      {question}
      {asPage ? (
        <TextLink href={paths[to].build(null, carried)} link={renderLocaleLink} onMouseDown={lateBlur.onMouseDown}>
          {label}
        </TextLink>
      ) : (
        <TextButton kind="inline" onMouseDown={lateBlur.onMouseDown} onClick={() => onScreen(to)}>
          {label}
        </TextButton>
      )}
    </p>
  );

  // On a page the dialog asks for missing data instead: the player could navigate away from a form in the page.
  const incomplete = () => {
    if (!asPage) onScreen('complete');
  };

  switch (screen) {
    case 'complete':
      return <CompleteForm data={data} onCompleted={() => onDone('signedIn')} />;
    case 'restore':
      return (
        <RestoreForm
          data={data}
          asksAll={asksRestoreCode}
          autoFocus={autoFocus}
          onRestored={(login) => {
            setRestored(login);
            onScreen('signIn');
          }}
        >
          <p className={styles.switch}>
            {asPage ? (
              <TextLink
                href={paths.signIn.build(null, carried)}
                link={renderLocaleLink}
                onMouseDown={lateBlur.onMouseDown}
                onClick={() => onScreen('signIn')}
              >
                {text('auth.backToSignIn')}
              </TextLink>
            ) : (
              <TextButton kind="inline" onMouseDown={lateBlur.onMouseDown} onClick={() => onScreen('signIn')}>
                {text('auth.backToSignIn')}
              </TextButton>
            )}
          </p>
        </RestoreForm>
      );
    case 'signIn':
      return (
        <div className={styles.form}>
          <LoginForm
            data={data}
            startLogin={restored}
            autoFocus={autoFocus}
            asPage={asPage}
            asksCode={asksCode}
            onForgot={() => onScreen('restore')}
            onSignedIn={() => onDone('signedIn')}
            onIncomplete={incomplete}
          >
            {turn('signUp', text('auth.noAccount'), toSignUp)}
          </LoginForm>
          <SocialButtons
            services={data.services}
            type="login"
            onSignedIn={() => onDone('signedIn')}
            onIncomplete={incomplete}
          />
          {asPage && <SupportLink />}
          <PasskeyPlace onSignedIn={() => onDone('signedIn')} onIncomplete={incomplete} />
        </div>
      );
    case 'signUp':
      if (isOnBreak && !isPastBreak)
        return (
          <BreakNotice
            href={asPage ? paths.signUp.build(null, { ...carried, step: BREAK_STEP }) : null}
            onContinue={() => setHasSeenBreak(true)}
          />
        );
      return (
        <div className={styles.form}>
          {methods.length > 1 &&
            (asPage ? (
              <SegmentedLinks
                wide
                label={text('auth.method')}
                link={renderLocaleLink}
                options={methods.map((value) => ({
                  href: paths.signUp.build(null, { ...carried, type: value, step: isOnBreak ? BREAK_STEP : null }),
                  label: text(`auth.method.${value}`),
                  current: value === method,
                }))}
              />
            ) : (
              <Segmented
                wide
                label={text('auth.method')}
                value={method}
                onChange={setPressed}
                options={methods.map((value) => ({ value, label: text(`auth.method.${value}`) }))}
              />
            ))}
          <RegisterForm data={data} method={method} autoFocus={autoFocus} onRegistered={() => onDone('signedUp')}>
            {turn('signIn', text('auth.haveAccount'), toSignIn)}
          </RegisterForm>
          <SocialButtons
            services={data.services}
            type="register"
            onSignedIn={() => onDone('signedUp')}
            onIncomplete={incomplete}
          />
        </div>
      );
  }
}
