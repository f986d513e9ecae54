import { use } from 'react';
import { LocationContext, type NavigationType } from './LocationContext.ts';

/** How the visitor got to the shown page. */
export function useNavigationType(): NavigationType {
  return use(LocationContext)?.type ?? 'POP';
}
