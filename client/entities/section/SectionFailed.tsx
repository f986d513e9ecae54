import { type ErrorType, errorCatalogue } from '../../../shared/errors/catalogue.ts';
import { useReload } from '../../context/useReload.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';

/** A part of a page that did not load; the rest stands, and the retry loads the page's data again. */
export function SectionFailed({ title, error }: { title: string; error: ErrorType }) {
  const text = useText();
  const { reload, isReloading } = useReload();
  return (
    <ErrorState
      title={title}
      text={text(errorCatalogue[error].messageId, { seconds: 0 })}
      retryText={text('hall.retry')}
      retrying={isReloading}
      onRetry={() => void reload()}
    />
  );
}
