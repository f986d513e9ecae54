import { use, useEffect } from 'react';
import { RouterContext } from './RouterContext.ts';

/** While `active`, a newer build does not replace this document. For games, open dialogs, money forms. */
export function useKeepDocument(active: boolean): void {
  const router = use(RouterContext);
  useEffect(() => (active ? router?.keepDocument() : undefined), [active, router]);
}
