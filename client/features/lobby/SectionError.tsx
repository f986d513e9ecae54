import type { ErrorType } from '../../../shared/errors/catalogue.ts';
import { errorCatalogue } from '../../../shared/errors/catalogue.ts';
import { useReload } from '../../context/useReload.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** A part of the home page that did not load; the rest stands. */
export function SectionError({ title, error }: { title: string; error: ErrorType }) {
  const text = useText();
  const { reload, isReloading } = useReload();
  return (
    <section>
      <ErrorState
        title={text('lobby.sectionFailed', { title })}
        text={text(errorCatalogue[error].messageId, { seconds: 0 })}
        retryText={text('lobby.retry')}
        retrying={isReloading}
        onRetry={() => void reload()}
      />
    </section>
  );
}
