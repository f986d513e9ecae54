import { use } from 'react';
import { LocationContext } from './LocationContext.ts';
import type { PageLocation } from './PageLocation.ts';

/** The location of the shown page. */
export function useLocation(): PageLocation {
  const place = use(LocationContext);
  if (!place) throw new Error('useLocation needs LocationContext');
  return place.location;
}
