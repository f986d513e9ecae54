import { useApp } from '#client/context/useApp.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { useRootData } from './useRootData.ts';

/** Icons for tabs, bookmarks and home screens: from web-settings, else the built-in mark. */
export function SiteIcons() {
  const { locale } = useApp();
  const { ground } = useBrand();
  const { svg = '', png32 = '', appleTouch = '', themeColor = '' } = useRootData()?.favicon ?? {};
  return (
    <>
      <meta name="theme-color" content={themeColor || ground} />
      {png32 && <link rel="icon" href={png32} type="image/png" sizes="32x32" />}
      <link rel="icon" href={svg || '/favicon.svg'} type="image/svg+xml" />
      {appleTouch && <link rel="apple-touch-icon" href={appleTouch} />}
      <link
        rel="manifest"
        href={locale === DEFAULT_LOCALE ? '/manifest.webmanifest' : `/manifest.webmanifest?locale=${locale}`}
      />
    </>
  );
}
