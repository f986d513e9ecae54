import type { RequestHandler } from 'express';

/** What a document's Cache-Control ends with (RFC 9111 5.2.2.6). */
export const NO_TRANSFORM = ', no-transform';

/**
 * Adds `no-transform` to documents: proxies of carriers and data savers rewrite markup, and a page that does not match its scripts, its
 * nonce or its hashes cannot be used. It is added as the last thing before the headers leave, because the compression of this server, a
 * stage behind, takes it as meant for itself.
 */
export function untransformed(): RequestHandler {
  return (_req, res, next) => {
    const send = res.writeHead;
    res.writeHead = function writeHead(this: typeof res, ...head: unknown[]) {
      const control = String(res.getHeader('Cache-Control') ?? '');
      const isDocument = String(res.getHeader('Content-Type')).startsWith('text/html');
      if (isDocument && control !== '' && !control.includes('no-transform'))
        res.setHeader('Cache-Control', control + NO_TRANSFORM);
      return Reflect.apply(send, this, head) as typeof res;
    } as typeof res.writeHead;
    next();
  };
}
