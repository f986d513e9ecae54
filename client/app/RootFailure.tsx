import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '../../shared/locales.ts';

const RootError = lazy(async () => ({ default: (await import('./RootError.tsx')).RootError }));

/** Where the frame of the site failed; what it says is fetched then, for hardly anybody ever needs it. */
export function RootFailure() {
  const locale = localeOf(useLocation().pathname);
  return (
    <Suspense
      fallback={
        <html lang={locale}>
          <body />
        </html>
      }
    >
      <RootError />
    </Suspense>
  );
}
