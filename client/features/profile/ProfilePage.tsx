import { BRAND_NAME } from '../../../shared/brand.ts';
import { useEffect } from 'react';
import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { usePageData } from '../../context/usePageData.ts';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { isTwoPaned } from './isTwoPaned.ts';
import { ProfileHub } from './shell/ProfileHub.tsx';

/** On wide screens the hub is beside every page, and this page redirects. */
export function ProfilePage() {
  const text = useText();
  const { locale } = useApp();
  const navigate = useNavigate();
  const { profile } = usePageData<typeof import('./profile.loader.ts')>();
  useEffect(() => {
    if (isTwoPaned()) void navigate(withLocale(paths.profileSettings.build(), locale), { replace: true });
  }, [navigate, locale]);
  return (
    <>
      <Seo title={text('profile.seoTitle', { brand: BRAND_NAME })} robots="noindex" />
      <ProfileHub data={profile} isPage />
    </>
  );
}
