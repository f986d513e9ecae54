import { use } from 'react';
import { PageDataContext } from '../context/PageDataContext.ts';

/** The site's own origin as the root loader saw it; `''` where the root failed, and addresses then stay relative. */
export function useOrigin(): string {
  return (use(PageDataContext).root as { origin?: string } | undefined)?.origin ?? '';
}
