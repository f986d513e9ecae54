import type { ReactNode } from 'react';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { SectionFailed } from './SectionFailed.tsx';

/** A section that exceeded the server's timeout budget: `children` until the browser has loaded it; without JavaScript a failure message. */
export function SectionLate({ title, error, children }: { title: string; error: ErrorType; children: ReactNode }) {
  return (
    <>
      <div aria-busy="true">{children}</div>
      <noscript>
        <SectionFailed title={title} error={error} />
      </noscript>
    </>
  );
}
