import { use, useEffect } from 'react';
import { RouterContext } from './RouterContext.ts';

/** While `active`, a newer build waits: no new document takes the place of this one. For games, open dialogs, forms of money. */
export function useKeepDocument(active: boolean): void {
  const router = use(RouterContext);
  useEffect(() => (active ? router?.keepDocument() : undefined), [active, router]);
}
