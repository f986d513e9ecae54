import { use } from 'react';
import { PageDataContext } from '../context/PageDataContext.ts';

/** The site's origin from the root loader; `''` if that failed, so that addresses stay relative. */
export function useOrigin(): string {
  return (use(PageDataContext).root as { origin?: string } | undefined)?.origin ?? '';
}
