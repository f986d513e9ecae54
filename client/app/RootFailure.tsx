import { lazy, Suspense } from 'react';

const RootError = lazy(async () => ({ default: (await import('./RootError.tsx')).RootError }));

/** Where the frame of the site failed; what it says is fetched then, for hardly anybody ever needs it. */
export function RootFailure() {
  return (
    <Suspense
      fallback={
        <html>
          <body />
        </html>
      }
    >
      <RootError />
    </Suspense>
  );
}
