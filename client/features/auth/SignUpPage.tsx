import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { AuthPage } from './screen/AuthPage.tsx';
import { AuthPanel } from './screen/AuthPanel.tsx';

export function SignUpPage({ data, seo, problem, authType }: PageData<typeof import('./signUp.loader.ts')>) {
  const { locale } = useApp();
  const navigate = useNavigate();
  return (
    <>
      <Seo {...seo} />
      <AuthPage screen="signUp" data={data} problem={problem}>
        <AuthPanel
          asPage
          data={data}
          screen="signUp"
          onScreen={() => void navigate(withLocale(paths.signIn.build(), locale))}
          authType={authType}
          onDone={() => undefined}
        />
      </AuthPage>
    </>
  );
}
