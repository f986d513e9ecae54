import { Outlet, useMatches } from 'react-router';
import type { Locale } from '../../shared/locales.ts';
import { ReactAppContext } from '../context/useApp.ts';
import { useFacts } from '../stores/useFacts.ts';
import { AppEffects } from './AppEffects.tsx';
import { useContextFor } from './useContextFor.ts';
import { DialogHost } from './DialogHost.tsx';
import { Document } from './Document.tsx';
import { EmptyLayout } from './layouts/EmptyLayout.tsx';
import { FatalScreen } from './FatalScreen.tsx';
import { ToastArea } from './ToastArea.tsx';

/** The page from <html> down, in the language of its route tree. */
export function Root() {
  const locale = useMatches()[0]?.id as Locale;
  const app = useContextFor(locale);
  const { fatal } = useFacts('session');
  return (
    <ReactAppContext value={app}>
      <Document>
        {fatal ? (
          <EmptyLayout>
            <FatalScreen fatal={fatal} />
          </EmptyLayout>
        ) : (
          <Outlet />
        )}
        <ToastArea />
        <DialogHost />
        <AppEffects />
      </Document>
    </ReactAppContext>
  );
}
