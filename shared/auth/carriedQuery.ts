import { isSafeReturnPath } from '../url/isSafeReturnPath.ts';
import { queryKeys } from '../keys/queryKeys.ts';
import { readTracking } from '../readTracking.ts';

const MAX_RETURN = 512;

/** What the address of a form hands on to the next form and to its submission without JavaScript: where to return, who sent the visitor. */
export function carriedQuery(query: URLSearchParams): Record<string, string> {
  const wanted = query.get(queryKeys.redirectUrl);
  return {
    ...readTracking(query.toString()),
    ...(isSafeReturnPath(wanted) && wanted.length <= MAX_RETURN ? { [queryKeys.redirectUrl]: wanted } : {}),
  };
}
