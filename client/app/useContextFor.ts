import { createContext, use } from 'react';
import type { AppContext } from '#client/context/AppContext.ts';
import type { Language } from '#shared/locales.ts';

/** Contexts that are ready to render, by language: the loader of a page creates its context before the page renders. */
export type ReadyContexts = { ready(locale: Language): AppContext | undefined };

export const ReadyContextsContext = createContext<ReadyContexts | null>(null);

export function useContextFor(locale: Language): AppContext {
  const contexts = use(ReadyContextsContext);
  if (!contexts) throw new Error('useContextFor needs ReadyContextsContext');
  return contexts.ready(locale) as AppContext;
}
