import { useState } from 'react';
import { usePageData } from '../../context/usePageData.ts';
import { Seo } from '../../seo/Seo.tsx';
import { SocialReturn } from './social/SocialReturn.tsx';
import { useText } from '../../i18n/useText.ts';
import { AuthPage } from './screen/AuthPage.tsx';
import { AuthPanel } from './screen/AuthPanel.tsx';
import type { AuthScreen } from './screen/AuthScreen.ts';

export function SignInPage() {
  const text = useText();
  const { data, seo, problem, step } = usePageData<typeof import('./signIn.loader.ts')>();
  const isRestoring = step === 'restore' || step === 'restoreCode';
  const [screen, setScreen] = useState<AuthScreen>(isRestoring ? 'restore' : 'signIn');
  const note = step === 'code' ? 'auth.twoFactorAgain' : step === 'restored' ? 'auth.restored' : null;
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
            asksCode={step === 'code'}
            asksRestoreCode={step === 'restoreCode'}
            onDone={() => undefined}
          />
        )}
      </AuthPage>
    </>
  );
}
