import { lazy, Suspense } from 'react';
import { useNetworkReturn } from '#client/app/effects/useNetworkReturn.ts';
import { useContextFor } from '#client/app/useContextFor.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { languages } from '#shared/languages.ts';
import { localeOf } from '#shared/locales.ts';
import { PlainRootError } from './PlainRootError.tsx';

/** Loaded on demand, because it is rarely needed; PlainRootError replaces it if that fails. */
const RootError = lazy(async () => {
  // Not `then()`: the build would attach its handler after the style sheets, whose failure it must catch.
  try {
    return { default: (await import('./RootError.tsx')).RootError };
  } catch {
    return { default: PlainRootError };
  }
});

/** Shown when the frame of the site failed. Reloads when the network returns, since there is no state left to lose. */
export function RootFailure() {
  const { locale } = useContextFor(localeOf(useLocation().pathname));
  useNetworkReturn(() => location.reload());
  return (
    <Suspense
      fallback={
        <html lang={locale} dir={languages[locale].direction}>
          <body />
        </html>
      }
    >
      <RootError />
    </Suspense>
  );
}
