import type { ReactNode } from 'react';
import type { ErrorType } from '../../../shared/errors/catalogue.ts';
import { SectionFailed } from './SectionFailed.tsx';

/** A part the server did not wait for: its place stays until the browser has asked. Without script nobody asks, and the page says so. */
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
