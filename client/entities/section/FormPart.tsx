import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface FormPartProps {
  /** Shown when the part fails. The messages belong to the page: at that moment none can be loaded. */
  failed: { title: string; text: string; reload: string; history: string };
  children: ReactNode;
}

/**
 * A part of a page with forms. If it fails, the page stays and says that the action may have happened: the failure of a part may
 * follow a press that was sent. Both links load a new document, because the state of this one is unknown.
 */
export function FormPart({ failed, children }: FormPartProps) {
  const { key, pathname, search } = useLocation();
  const { locale } = useApp();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={
        <div role="alert">
          <EmptyState icon="alert" tone="danger" title={failed.title} text={failed.text}>
            <ButtonLink kind="primary" href={withLocale(paths.cashierHistory.build(), locale)}>
              {failed.history}
            </ButtonLink>
            <ButtonLink icon="refresh" href={pathname + search}>
              {failed.reload}
            </ButtonLink>
          </EmptyState>
        </div>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
