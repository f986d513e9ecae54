import type { ReactNode } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { SectionFailed } from './SectionFailed.tsx';
import { SectionLate } from './SectionLate.tsx';

interface OptionalSectionProps<T> {
  part: Settled<T>;
  /** Title of the message that stands in its place when it could not be loaded. */
  failed: string;
  /** Stands in its place when the server has stopped waiting for it, until the browser has loaded it. */
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * A section that its page can do without: on a platform without its method it does not exist, because no retry would help; after another
 * failure a message with a retry stands in its place.
 */
export function OptionalSection<T>({ part, failed, waiting, children }: OptionalSectionProps<T>) {
  if (part.ok) return children(part.value);
  if (part.error === 'MethodNotFoundException') return null;
  if (part.isLate && waiting !== undefined)
    return (
      <SectionLate title={failed} error={part.error}>
        {waiting}
      </SectionLate>
    );
  return <SectionFailed title={failed} error={part.error} />;
}
