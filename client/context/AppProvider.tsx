import type { ReactNode } from 'react';
import type { AppContext } from './AppContext.ts';
import { ReactAppContext } from './useApp.ts';

/** Provides the page's context. */
export function AppProvider({ app, children }: { app: AppContext; children: ReactNode }) {
  return <ReactAppContext value={app}>{children}</ReactAppContext>;
}
