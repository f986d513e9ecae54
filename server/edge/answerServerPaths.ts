import type { RequestHandler } from 'express';
import { endpoints } from '#config/endpoints.ts';
import { isServerPath } from '#server/cache/isServerPath.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { normalizePath } from '#shared/redirects/normalizePath.ts';

/** The `Allow` header by address (an address with two methods has a template and is answered before). */
const verbs: ReadonlyMap<string, string> = new Map(
  endpoints.map(({ address, verb }) => [address, verb === 'GET' ? 'GET, HEAD' : verb]),
);

/**
 * Answers requests under the server's own paths that no stage has answered: an unknown address, or a method that is not allowed (405). Such
 * a request is not for a page, so it is not looked up, rendered or cached.
 */
export function answerServerPaths(): RequestHandler {
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
