import type { ReactNode } from 'react';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { SectionFailed } from './SectionFailed.tsx';

interface SectionLateProps {
  title: string;
  error: ErrorType;
  /** Of the message: 2 where the section's own heading comes with it. */
  headingLevel?: 2 | 3 | undefined;
  children: ReactNode;
}

/** A section that exceeded the server's timeout budget: `children` until the browser has loaded it; without JavaScript a failure message. */
export function SectionLate({ title, error, headingLevel, children }: SectionLateProps) {
  return (
    <>
      <div aria-busy="true">{children}</div>
      <noscript>
        <SectionFailed title={title} error={error} headingLevel={headingLevel} />
      </noscript>
    </>
  );
}
