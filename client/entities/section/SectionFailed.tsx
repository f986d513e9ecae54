import { useReload } from '#client/context/useReload.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import type { ErrorType } from '#shared/errors/catalogue.ts';

interface SectionFailedProps {
  title: string;
  error: ErrorType;
  /** 3 where the heading of its section stands above it. */
  headingLevel?: 2 | 3 | undefined;
}

/** Replaces a section that failed to load; the retry reloads the data of the whole page. None where the platform has no such method. */
export function SectionFailed({ title, error, headingLevel }: SectionFailedProps) {
  const text = useText();
  const errorText = useErrorText();
  const { reload, isReloading } = useReload();
  if (error === 'MethodNotFoundException')
    return <EmptyState icon="info" title={errorText(error)} headingLevel={headingLevel} />;
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      text={errorText(error)}
      retryText={text('hall.retry')}
      retrying={isReloading}
      onRetry={() => void reload()}
    />
  );
}
