import { useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { AuthPage } from './screen/AuthPage.tsx';
import { AuthPanel } from './screen/AuthPanel.tsx';
import type { AuthScreen } from './screen/AuthScreen.ts';
import { SocialReturn } from './social/SocialReturn.tsx';

export function SignInPage({ data, seo, problem, step, hasRecovery }: PageData<typeof import('./signIn.loader.ts')>) {
  const text = useText();
  const isRestoring = step === 'restore' || step === 'restoreCode';
  const [screen, setScreen] = useState<AuthScreen>(isRestoring ? 'restore' : 'signIn');
  const note =
    step === 'code'
      ? hasRecovery
        ? 'auth.twoFactorRecovery'
        : 'auth.twoFactorAgain'
      : step === 'restored'
        ? 'auth.restored'
        : null;
  return (
    <>
      <Seo {...seo} />
      <AuthPage screen={screen} data={data} problem={problem} note={note && !problem ? text(note) : undefined}>
        {step === 'socialWindow' ? (
          <SocialReturn />
        ) : (
          <AuthPanel
            asPage
            data={data}
            screen={screen}
            onScreen={setScreen}
            asksCode={step === 'code' && (hasRecovery ? 'recovery' : true)}
            asksRestoreCode={step === 'restoreCode'}
            onDone={() => undefined}
          />
        )}
      </AuthPage>
    </>
  );
}
