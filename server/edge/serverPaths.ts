import type { RequestHandler } from 'express';
import { endpoints } from '../../config/endpoints.ts';
import { normalizePath } from '../../shared/redirects/normalizePath.ts';
import { isServerPath } from '../http/isServerPath.ts';
import { contextOf } from '../http/requestContext.ts';
import { sendProblem } from '../http/problems/sendProblem.ts';

/** `Allow` of an address (an address with two verbs has a template and is answered before). */
const verbs: ReadonlyMap<string, string> = new Map(
  endpoints.map(({ address, verb }) => [address, verb === 'GET' ? 'GET, HEAD' : verb]),
);

/**
 * Answers what the server's own stages have let go by: an unknown address beneath one of theirs, a probe asked in another way, a
 * verb that is not theirs. Such a request is not a page's: it is looked up nowhere, rendered by nobody and never cached.
 */
export function serverPaths(): RequestHandler {
  return (req, res, next) => {
    const [raw = ''] = contextOf(res).url.split('?', 1);
    const path = normalizePath(raw);
    if (!isServerPath(path)) return next();
    const allowed = verbs.get(raw);
    const isOther = allowed !== undefined && !allowed.split(', ').includes(req.method);
    if (isOther) res.setHeader('Allow', allowed);
    sendProblem(req, res, isOther ? 405 : 404);
  };
}
