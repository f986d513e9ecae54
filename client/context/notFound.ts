import { data } from 'react-router';
import type { PageErrorData } from './PageErrorData.ts';

/** What a loader throws for a page that does not exist (spec section 8: 404 with the path). */
export function notFound(path: string) {
  const body: PageErrorData = { kind: 'notFound', path };
  return data(body, { status: 404 });
}
