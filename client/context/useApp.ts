import { createContext, use } from 'react';
import type { AppContext } from './AppContext.ts';

export const ReactAppContext = createContext<AppContext | null>(null);

/** The context of the page's locale: call, content, stores, intl, locale. */
export function useApp(): AppContext {
  const context = use(ReactAppContext);
  if (!context) throw new Error('useApp needs ReactAppContext');
  return context;
}
