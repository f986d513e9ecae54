import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { AppContext } from './AppContext.ts';
import { ReactAppContext } from './useApp.ts';

/** Provides the page's context, and its messages for react-intl. */
export function AppProvider({ app, children }: { app: AppContext; children: ReactNode }) {
  return (
    <ReactAppContext value={app}>
      <RawIntlProvider value={app.intl.intl}>{children}</RawIntlProvider>
    </ReactAppContext>
  );
}
