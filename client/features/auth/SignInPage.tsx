import { useState } from 'react';
import { usePageData } from '../../context/usePageData.ts';
import { Seo } from '../../i18n/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { AuthPage } from './AuthPage.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import type { AuthScreen } from './AuthScreen.ts';

export function SignInPage() {
  const text = useText();
  const { data, seo, problem, asksCode } = usePageData<typeof import('./signIn.loader.ts')>();
  const [screen, setScreen] = useState<AuthScreen>('signIn');
  return (
    <>
      <Seo {...seo} />
      <AuthPage
        screen={screen}
        data={data}
        problem={problem}
        note={asksCode && !problem ? text('auth.twoFactorAgain') : undefined}
      >
        <AuthPanel
          asPage
          data={data}
          screen={screen}
          onScreen={setScreen}
          asksCode={asksCode}
          onDone={() => undefined}
        />
      </AuthPage>
    </>
  );
}
