import type { Request } from 'express';

/** The query of the address a form was sent to, also behind a mount. */
export function queryOf(req: Request): URLSearchParams {
  return new URL(req.originalUrl, 'http://form').searchParams;
}
