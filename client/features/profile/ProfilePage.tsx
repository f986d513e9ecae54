import { useEffect } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { isTwoPaned } from './isTwoPaned.ts';
import { ProfileHub } from './shell/ProfileHub.tsx';

/** On wide screens the hub is beside every page, and this page redirects. */
export function ProfilePage({ profile }: PageData<typeof import('./profile.loader.ts')>) {
  const text = useText();
  const { name: brand } = useBrand();
  const { locale } = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    if (isTwoPaned()) void navigate(withLocale(paths.profileSettings.build(), locale), { replace: true });
  }, [navigate, locale]);
  return (
    <>
      <Seo title={text('profile.seoTitle', { brand })} robots="noindex" />
      <ProfileHub data={profile} isPage />
    </>
  );
}
