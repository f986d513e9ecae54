import { PageFailure } from './PageFailure.ts';

/** Thrown by a loader for a page that does not exist: 404 with the path. */
export function notFound(path: string): PageFailure {
  return new PageFailure(404, { kind: 'notFound', path });
}
