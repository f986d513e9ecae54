import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { languages } from '../../../shared/languages.ts';
import { localeOf } from '../../../shared/locales.ts';
import { useNetworkReturn } from '../effects/useNetworkReturn.ts';
import { useContextFor } from '../useContextFor.ts';
import { PlainRootError } from './PlainRootError.tsx';

/** What it says is fetched then, for hardly anybody ever needs it; where that fails, too, it says less. */
const RootError = lazy(async () => {
  // Not by then(): the build would put its handler behind the styles, whose failure it must see.
  try {
    return { default: (await import('./RootError.tsx')).RootError };
  } catch {
    return { default: PlainRootError };
  }
});

/** Where the frame of the site failed. Nothing can be lost any more: with the network the site comes back by itself. */
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
