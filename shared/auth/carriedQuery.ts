import { queryKeys } from '#shared/keys/queryKeys.ts';
import { readTracking } from '#shared/tracking/readTracking.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';

const MAX_RETURN = 512;

/** Query parameters that a form passes to the next form and to its submission without JavaScript: return path and tracking. */
export function carriedQuery(query: URLSearchParams): Record<string, string> {
  const wanted = query.get(queryKeys.redirectUrl);
  return {
    ...readTracking(query.toString()),
    ...(isSafeReturnPath(wanted) && wanted.length <= MAX_RETURN ? { [queryKeys.redirectUrl]: wanted } : {}),
  };
}
